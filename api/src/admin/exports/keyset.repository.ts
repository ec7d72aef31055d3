import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/** Columns that rows are ordered by, all in one direction; together they are unique. */
export interface Keyset {
  keys: readonly { by: RawBuilder<unknown>; type: "date" | "float8" | "text" | "timestamptz" | "uuid" }[];
  direction: "asc" | "desc";
}

/** The keys are texts, which keep the microseconds that a Date loses. */
interface Keyed {
  key: string[];
}

/** So many rows take a few milliseconds, during which the process answers no other request. */
export const ROWS_AT_A_TIME = 500;

/**
 * Reads rows in batches by keyset, so that a long table needs neither more memory nor a long transaction.
 * @param read reads up to `ROWS_AT_A_TIME` rows that follow, from the beginning when `after` is `null`.
 */
export async function* readInBatches<Row extends Keyed>(
  keyset: Keyset,
  read: (after: Expression<SqlBool> | null) => Promise<Row[]>,
): AsyncGenerator<Row[], void> {
  let last: Row | undefined;
  do {
    const rows = await read(last ? isBehind(keyset, last.key) : null);
    if (rows.length > 0) yield rows;
    last = rows.length === ROWS_AT_A_TIME ? rows.at(-1) : undefined;
  } while (last);
}

export function keyOf({ keys }: Keyset): RawBuilder<string[]> {
  return sql`array[${sql.join(keys.map(({ by }) => sql`${by}::text`))}]`;
}

export function orderOf({ keys, direction }: Keyset): RawBuilder<unknown> {
  return sql.join(keys.map(({ by }) => sql`${by} ${sql.raw(direction)}`));
}

function isBehind({ keys, direction }: Keyset, key: readonly string[]): RawBuilder<SqlBool> {
  const columns = keys.map(({ by }) => by);
  const values = keys.map(({ type }, index) => sql`${key[index]}::${sql.raw(type)}`);
  const beyond = direction === "asc" ? sql`>` : sql`<`;
  return sql`(${sql.join(columns)}) ${beyond} (${sql.join(values)})`;
}
