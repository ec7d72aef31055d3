import { sql } from "kysely";

import { openDatabase } from "../database/connect.ts";
import { findRunningServer } from "../database/embedded/server.ts";

/** What the database notes by its own clock. */
const NOTED = {
  users: ["created_at"],
  catches: ["created_at", "updated_at"],
  photos: ["created_at"],
  contact_messages: ["created_at"],
  audit_entries: ["at"],
};

/** Sets when each row of a running Creel was made: a minute apart, in their order, the last one just now. */
export async function setRowTimes(dataDir: string, now: number): Promise<void> {
  const server = await findRunningServer(dataDir);
  if (!server) throw new Error("Creel runs no PostgreSQL");
  const db = openDatabase(server);
  for (const [name, columns] of Object.entries(NOTED)) {
    const table = sql.table(name);
    for (const column of columns) {
      await sql`update ${table} set ${sql.ref(column)} = ${new Date(now)}::timestamptz
        - (select count(*) from ${table} other where other.id > ${table}.id) * make_interval(mins => 1)`.execute(
        db,
      );
    }
  }
  await db.destroy();
}
