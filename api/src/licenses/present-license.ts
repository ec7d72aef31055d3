import type { License } from "@creel/domain/licenses/license";
import { byEnd } from "@creel/domain/licenses/license-state";

import type { Database } from "../database/connect.ts";
import type { LicenseRow } from "../database/schema.ts";
import { presentSinglePhoto } from "../photos/single-photo.ts";
import type { LicenseContext } from "./license-context.ts";
import { ownLicenses } from "./licenses.repository.ts";

/** A license without its photo, and so without links that expire. */
type LicenseWithoutLinks = Omit<License, "photo">;

type PresentContext = Pick<LicenseContext, "photos" | "sessions">;

/** Lists the licenses of an angler, the latest end first. */
export async function listLicenses({ sessions, photos }: PresentContext, userId: string): Promise<License[]> {
  const listed = await listWithRows(sessions.db, userId);
  return listed.map(({ row }) => presentLicense(row, photos));
}

/** Lists the licenses with their stored rows. */
export async function listWithRows(
  db: Database,
  userId: string,
): Promise<{ row: LicenseRow; license: LicenseWithoutLinks }[]> {
  const listed = (await ownLicenses.list(db, userId)).map((row) => ({ row, license: presentFields(row) }));
  return listed.toSorted((one, other) => byEnd(one.license, other.license));
}

export function presentLicense(row: LicenseRow, photos: LicenseContext["photos"]): License {
  return { ...presentFields(row), photo: presentSinglePhoto(row, photos) };
}

function presentFields(row: LicenseRow): LicenseWithoutLinks {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    number: row.number,
    holder: row.holder,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    water_ids: row.waterIds,
    note: row.note,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
