import type { CatchChanges } from "@creel/domain/catches/new-catch";
import { canonicalSpecies } from "@creel/domain/species/species";

import type { CatchRow } from "../../database/schema.ts";
import type { CatchValues } from "../record/catches.repository.ts";
import { moveToZone, readCaughtAt } from "./caught-at.ts";
import { toValues } from "./log-catch.ts";

/** Returns the columns that a change writes. @throws AppError invalid_input */
export function changedValues(stored: CatchRow, changes: CatchChanges): CatchValues {
  const { species } = changes;
  return {
    ...toValues(changes),
    ...(isOtherPlace(stored, changes) && { positionAccuracyM: changes.position_accuracy ?? null }),
    ...changedTime(stored, changes),
    ...(species !== undefined && { species: canonicalSpecies(species) }),
  };
}

function isOtherPlace(stored: CatchRow, { latitude, longitude }: CatchChanges): boolean {
  const isSame = (latitude ?? stored.latitude) === stored.latitude;
  return !isSame || (longitude ?? stored.longitude) !== stored.longitude;
}

export function changedTime(stored: CatchRow, { date, time_zone: timeZone }: CatchChanges) {
  if (date !== undefined) return readCaughtAt(date, timeZone ?? stored.timeZone);
  return timeZone === undefined ? {} : moveToZone(stored, timeZone);
}
