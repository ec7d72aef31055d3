import type { AdminCatchFilters } from "@creel/domain/admin/admin-catches";
import type { AdminUserFilters, AdminUserSort } from "@creel/domain/admin/admin-users";
import type { AuditFilters } from "@creel/domain/admin/audit";
import { sql } from "kysely";

import type { Database } from "../../database/connect.ts";
import type { AuditEntryRow, CatchRow, UserRow } from "../../database/schema.ts";
import { matchingEntries } from "../audit/audit-list.repository.ts";
import { matchingCatchesOfAll } from "../catches/admin-catch-filters.repository.ts";
import { inOrder, type IndexRange, INDEX_RANGES, inRange } from "../catches/admin-catch-order.repository.ts";
import { matchingUsers } from "../users/user-list.repository.ts";
import { keyOf, type Keyset, orderOf, readInBatches, ROWS_AT_A_TIME } from "./keyset.repository.ts";

const ID = { by: sql`id`, type: "uuid" } as const;
/** Two logbooks may have a catch of one id on a distributed database. */
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

/** Every user that matches, in the order of the list. */
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

/** Every catch that matches, in the order of the list. */
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
