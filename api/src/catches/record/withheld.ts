import type { Catch } from "@creel/domain/catches/catch";
import type { FillableName } from "@creel/domain/details/details";
import { squareOf } from "@creel/domain/places/square";
import type { VisiblePlace } from "@creel/domain/places/visible-place";

import type { CatchRow } from "../../database/schema.ts";
import { daysOfSquare } from "../../places/square-days.ts";

/** The moon is the same everywhere. */
const THE_MOON: FillableName = "lunar_phase";

/**
 * Returns the values that replace everything that reveals the place of a catch, for viewers who may not know it. Dates
 * are reduced to the day on the clock of the square's center, including when the catch was logged and changed. The
 * hour, the filled conditions and the notes, which may name places, are hidden.
 */
export function withheld(row: CatchRow, place: VisiblePlace): Partial<Catch> {
  const { timeZone, noonOfDay, noonOfInstant } = daysOfSquare(place);
  return {
    ...Object.fromEntries(hiddenConditions(row).map((name) => [name, null])),
    date: noonOfDay(row.caughtOn),
    // A fish logged on the water is logged in the hour it was caught.
    created_at: noonOfInstant(row.createdAt),
    updated_at: noonOfInstant(row.updatedAt),
    time: null,
    time_zone: timeZone,
    notes: null,
    conditions_filled: null,
    latitude: null,
    longitude: null,
    square: squareOf(place),
    position_accuracy: null,
    clock_offset: null,
    trip_id: null,
    water: null,
    spot: null,
  };
}

export function hiddenConditions({ filledFields }: Pick<CatchRow, "filledFields">): FillableName[] {
  return filledFields.filter((name) => name !== THE_MOON);
}
