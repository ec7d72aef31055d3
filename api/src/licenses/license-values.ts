import type { LicenseChanges, NewLicense } from "@creel/domain/licenses/new-license";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Changes } from "../database/owned-rows.ts";
import type { LicenseRow } from "../database/schema.ts";
import type { LicenseTable } from "../database/tables/license-tables.ts";

/** @param waterIds those of the sent waters that are in the log */
export function toNewRow(userId: string, sent: NewLicense, waterIds: string[]): Insertable<LicenseTable> {
  return {
    userId,
    id: sent.id?.toLowerCase() ?? uuidv7(),
    name: sent.name,
    number: sent.number ?? null,
    holder: sent.holder ?? null,
    validFrom: sent.valid_from ?? null,
    validTo: sent.valid_to ?? null,
    waterIds,
    note: sent.note ?? null,
  };
}

/** Returns the columns that a change writes. Fields that were not sent are left out. */
export function changedValues({
  valid_from: validFrom,
  valid_to: validTo,
  water_ids: waterIds,
  ...changes
}: LicenseChanges): Changes<"licenses"> {
  const values = Object.entries({ ...changes, validFrom, validTo, waterIds });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

/** Returns the fields that a change can set, with the names of the contract. */
export function changeableFields({ name, number, holder, validFrom, validTo, waterIds, note }: LicenseRow) {
  return { name, number, holder, valid_from: validFrom, valid_to: validTo, water_ids: waterIds, note };
}
