import type { AdminCatchFilters } from "@creel/domain/admin/admin-catches";
import type { AdminUserFilters, AdminUserSort } from "@creel/domain/admin/admin-users";
import type { AuditFilters } from "@creel/domain/admin/audit";
import { sql, type Expression, type RawBuilder, type SqlBool } from "kysely";

import type { Database } from "../database/connect.ts";
import type { AuditEntryRow, CatchRow, UserRow } from "../database/schema.ts";
import { matchingEntries } from "./audit-list.repository.ts";
import { matchingCatchesOfAll } from "./catches/admin-catch-filters.repository.ts";
import { inOrder, type IndexRange, INDEX_RANGES, inRange } from "./catches/admin-catch-order.repository.ts";
import { matchingUsers } from "./users/user-list.repository.ts";

const ID = { by: sql`id`, type: "uuid" } as const;
/** On a distributed database, two logbooks may have a catch with the same id. */
const OWNER = { by: sql`user_id`, type: "uuid" } as const;
const JOINED = [{ by: sql`created_at`, type: "timestamptz" }, ID] as const;
const NAME = [
  { by: sql`lower(last_name)`, type: "text" },
  { by: sql`lower(first_name)`, type: "text" },
  ID,
] as const;
const EMAIL = [{ by: sql`lower(email)`, type: "text" }, ID] as const;

const USER_KEYS: Record<AdminUserSort, Keyset> = {
  joined: { keys: JOINED, direction: "asc" },
  "-joined": { keys: JOINED, direction: "desc" },
  name: { keys: NAME, direction: "asc" },
  "-name": { keys: NAME, direction: "desc" },
  email: { keys: EMAIL, direction: "asc" },
  "-email": { keys: EMAIL, direction: "desc" },
};

/** Reads every user that matches, in the order of the list. */
export function readAllUsers(db: Database, filters: AdminUserFilters): AsyncGenerator<UserRow[], void> {
  const keyset = USER_KEYS[filters.sort];
  const all = matchingUsers(db, filters)
    .selectAll()
    .select(keyOf(keyset).as("key"))
    .orderBy(orderOf(keyset))
    .limit(ROWS_AT_A_TIME);
  return readInBatches(keyset, (after) => (after ? all.where(after) : all).execute());
}

const COLUMN_TYPES = { createdAt: "timestamptz", caughtOn: "date", weightLb: "float8" } as const;

/** Reads every catch that matches, in the order of the list. */
export async function* readAllCatches(
  db: Database,
  { sort, ...filters }: AdminCatchFilters,
): AsyncGenerator<CatchRow[], void> {
  for (const range of INDEX_RANGES[sort]) {
    const keyset = keysetOf(range);
    const all = inOrder(inRange(matchingCatchesOfAll(db, filters), range), range)
      .selectAll()
      .select(keyOf(keyset).as("key"))
      .limit(ROWS_AT_A_TIME);
    yield* readInBatches(keyset, (after) => (after ? all.where(after) : all).execute());
  }
}

function keysetOf({ column, direction, isUnmeasured = false }: IndexRange): Keyset {
  const key = { by: sql.ref(column), type: COLUMN_TYPES[column] };
  return { keys: isUnmeasured ? [ID, OWNER] : [key, ID, OWNER], direction };
}

const ENTRY_KEYS: Keyset = { keys: [{ by: sql`at`, type: "timestamptz" }, ID], direction: "desc" };

export function readAllEntries(
  db: Database,
  filters: AuditFilters,
  timeZone: string,
): AsyncGenerator<AuditEntryRow[], void> {
  const all = matchingEntries(db, filters, timeZone)
    .selectAll()
    .select(keyOf(ENTRY_KEYS).as("key"))
    .orderBy(orderOf(ENTRY_KEYS))
    .limit(ROWS_AT_A_TIME);
  return readInBatches(ENTRY_KEYS, (after) => (after ? all.where(after) : all).execute());
}

/** The columns that rows are sorted by, all in one direction. Together they are unique. */
interface Keyset {
  keys: readonly { by: RawBuilder<unknown>; type: "date" | "float8" | "text" | "timestamptz" | "uuid" }[];
  direction: "asc" | "desc";
}

/** The keys are text, to keep the microseconds that a Date loses. */
interface Keyed {
  key: string[];
}

/** The process answers no other request while it handles a batch, which takes a few milliseconds at this size. */
const ROWS_AT_A_TIME = 500;

/**
 * Reads rows in batches by keyset, so that a long table needs neither more memory nor a long transaction.
 * @param read reads the next `ROWS_AT_A_TIME` rows at most, from the beginning if `after` is `null`
 */
async function* readInBatches<Row extends Keyed>(
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

function keyOf({ keys }: Keyset): RawBuilder<string[]> {
  return sql`array[${sql.join(keys.map(({ by }) => sql`${by}::text`))}]`;
}

function orderOf({ keys, direction }: Keyset): RawBuilder<unknown> {
  return sql.join(keys.map(({ by }) => sql`${by} ${sql.raw(direction)}`));
}

function isBehind({ keys, direction }: Keyset, key: readonly string[]): RawBuilder<SqlBool> {
  const columns = keys.map(({ by }) => by);
  const values = keys.map(({ type }, index) => sql`${key[index]}::${sql.raw(type)}`);
  const beyond = direction === "asc" ? sql`>` : sql`<`;
  return sql`(${sql.join(columns)}) ${beyond} (${sql.join(values)})`;
}
