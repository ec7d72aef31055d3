import type { StoredVariant } from "@creel/domain/gear/gear";
import type { GearChanges, NewGear } from "@creel/domain/gear/new-gear";
import type { Insertable } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Changes } from "../database/owned-rows.ts";
import type { GearRow } from "../database/schema.ts";
import type { GearTable } from "../database/tables/gear-tables.ts";

export function toNewRow(userId: string, sent: NewGear): Insertable<GearTable> {
  return {
    userId,
    id: sent.id?.toLowerCase() ?? uuidv7(),
    kind: sent.kind,
    name: sent.name,
    brand: sent.brand ?? null,
    lureType: sent.lure_type ?? null,
    state: sent.state,
    note: sent.note ?? null,
    variants: JSON.stringify(toStored(sent.variants)),
    fields: JSON.stringify(sent.fields),
  };
}

/** Returns the columns that a change writes. Fields that were not sent are left out. */
export function changedValues({
  variants,
  fields,
  lure_type: lureType,
  ...changes
}: GearChanges): Changes<"gear"> {
  const values = Object.entries({ ...changes, lureType }).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(values),
    ...(variants && { variants: JSON.stringify(toStored(variants)) }),
    ...(fields && { fields: JSON.stringify(fields) }),
  };
}

function toStored(variants: NewGear["variants"]): StoredVariant[] {
  return variants.map(toStoredVariant);
}

export function toStoredVariant(sent: NewGear["variants"][number]): StoredVariant {
  const { id, color = null, size = null, weight = null, dive_depth: diveDepth = null } = sent;
  return { id, color, size, weight, dive_depth: diveDepth };
}

/** Returns the fields that a change can set, with the names of the contract. */
export function changeableFields({ name, brand, lureType, state, note, variants, fields }: GearRow) {
  return { name, brand, lure_type: lureType, state, note, variants, fields };
}

/** Returns the sent fields in their stored form, for comparison with the stored gear. */
export function storableFields({ variants, ...sent }: GearChanges) {
  return { ...sent, variants: variants && toStored(variants) };
}
