import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";

/** What rows are ordered by, which together no two have alike, all in one direction. */
export interface Keyset {
  keys: readonly { by: RawBuilder<unknown>; type: "float8" | "text" | "timestamptz" | "uuid" }[];
  direction: "asc" | "desc";
}

/** A row with its keys as text, which unlike a Date has every digit. */
interface Keyed {
  key: string[];
}

/** So many take a few milliseconds, in which nobody else is answered. */
export const ROWS_AT_A_TIME = 500;

/**
 * Rows in batches, each from where the one before it ended: of whatever length, a table takes no more memory and no
 * longer a transaction.
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
