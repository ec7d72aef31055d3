import { fullName } from "@creel/domain/accounts/user";
import type { AdminCatchFilters } from "@creel/domain/admin/admin-catches";
import type { AdminUserFilters, AdminUser } from "@creel/domain/admin/admin-users";
import type { AuditFilters } from "@creel/domain/admin/audit";
import { visiblePlace } from "@creel/domain/places/visible-place";

import { writeCsv } from "../base/csv.ts";
import { FACT_COLUMNS, RECORD_COLUMNS, toCells } from "../catches/export/write-csv.ts";
import { presentWithoutLinks } from "../catches/record/present-catch.ts";
import type { Database } from "../database/connect.ts";
import type { AuditEntryRow, CatchRow, UserRow } from "../database/schema.ts";
import { findPhotos } from "../photos/find-photos.repository.ts";
import { withSquares } from "../places/fix-squares.ts";
import { NO_NAMES } from "../places/water-names.repository.ts";
import { readAllCatches, readAllEntries, readAllUsers } from "./all-rows.repository.ts";
import { findOwners } from "./catches/anyones-catches.repository.ts";
import { presentAdminUsers } from "./users/present-admin-user.ts";

const USER_COLUMNS = [
  "first_name",
  "last_name",
  "username",
  "email",
  "role",
  "status",
  "free_premium_access",
  "units",
  "time_zone",
  "language",
  "catches",
  "photos",
  "trips",
  "joined_at_utc",
  "last_seen_at_utc",
  "id",
] as const satisfies (keyof ReturnType<typeof toUserRow>)[];

/** The home is left out, because exported files may be passed on. */
function toUserRow(user: AdminUser) {
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    username: user.username,
    email: user.email,
    role: user.role,
    status: user.account_status,
    free_premium_access: user.free_premium_access ? "yes" : "no",
    units: user.units,
    time_zone: user.timeZone,
    language: user.language,
    catches: user.catches,
    photos: user.photos,
    trips: user.trips,
    joined_at_utc: user.createdAt,
    last_seen_at_utc: user.lastSeenAt,
    id: user.id,
  };
}

type Csv = AsyncGenerator<string, void>;

export function usersCsv(db: Database, filters: AdminUserFilters): Csv {
  const rows = inBatches(readAllUsers(db, filters), async (users) =>
    (await presentAdminUsers(db, users)).map(toUserRow),
  );
  return writeCsv(USER_COLUMNS, rows);
}

/** The borders of the square that replaces the place, in degrees. */
const SQUARE_COLUMNS = ["south", "west", "north", "east"] as const;

export function catchesCsv(db: Database, admin: UserRow, filters: AdminCatchFilters): Csv {
  const rows = inBatches(readAllCatches(db, filters), (batch) => toCatchRows(db, admin, batch));
  return writeCsv(
    [...FACT_COLUMNS, ...SQUARE_COLUMNS, "photos", "user_name", "user_email", "user_id", ...RECORD_COLUMNS],
    rows,
  );
}

async function toCatchRows(db: Database, admin: UserRow, stored: CatchRow[]) {
  const batch = await withSquares(db, stored);
  const [photosOf, owners] = await Promise.all([findPhotos(db, batch), findOwners(db, batch)]);
  return batch.map((row) =>
    toCatchRow(row, admin, { owner: owners.get(row.userId), photos: photosOf.get(row.id)?.length ?? 0 }),
  );
}

function toCatchRow(
  row: CatchRow,
  { id, role }: UserRow,
  { owner, photos }: { owner?: UserRow | undefined; photos: number },
) {
  const viewer = { id, role };
  const place = visiblePlace(viewer, row);
  return {
    ...toCells(presentWithoutLinks(row, viewer, NO_NAMES), row.caughtOn),
    ...(place?.kind === "cell" && place),
    photos,
    user_name: owner && fullName(owner),
    user_email: owner?.email,
    user_id: row.userId,
  };
}

export function auditCsv(db: Database, admin: UserRow, filters: AuditFilters): Csv {
  const rows = inBatches(readAllEntries(db, filters, admin.timeZone), async (batch) => batch.map(toEntryRow));
  return writeCsv(ENTRY_COLUMNS, rows);
}

const ENTRY_COLUMNS = [
  "at_utc",
  "admin",
  "ip",
  "action",
  "user",
  "details",
  "admin_id",
  "user_id",
  "id",
] as const satisfies (keyof ReturnType<typeof toEntryRow>)[];

function toEntryRow(entry: AuditEntryRow) {
  return {
    at_utc: entry.at.toISOString(),
    admin: entry.adminName ?? "server",
    ip: entry.ip,
    action: entry.action,
    user: entry.userName,
    details: JSON.stringify(entry.details),
    admin_id: entry.adminId,
    user_id: entry.userId,
    id: entry.id,
  };
}

async function* inBatches<From, To>(
  batches: AsyncIterable<From[]>,
  toRows: (batch: From[]) => Promise<To[]>,
): AsyncGenerator<To[], void> {
  for await (const batch of batches) yield await toRows(batch);
}
