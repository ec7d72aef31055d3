import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";

/** Returns each row of any table that contains one of these words in any column. */
export async function rowsThatName(db: Database, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found = tables.map(async ({ name }) => {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t
      where t::text ilike any (${words.map((word) => `%${word}%`)})`.execute(db);
    return rows.map(({ row }) => `${name}: ${row}`);
  });
  return (await Promise.all(found)).flat();
}
