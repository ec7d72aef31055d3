import type { TripSummary } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { formatDecimals } from "../i18n/numbers.ts";

type Named = Pick<TripSummary, "water" | "place_name">;

/** Returns the name of the water, or else the place as it was typed; `null` if both are unknown. */
export function placeOfTrip({ water, place_name: place }: Named): string | null {
  return water?.name ?? place;
}

/** Examples: "4.0", "148". */
export function formatHours(hours: number): string {
  const max = hours >= WHOLE_HOURS ? 0 : 1;
  return formatDecimals(hours, { min: max, max, isGrouped: true });
}

/**
 * Formats the hours of one trip. Example: "4:05". Rounds down to whole minutes, so that the figure is the same
 * everywhere.
 */
export function formatTripLength(hours: number): string {
  // A sum of seconds may lie slightly below the minute.
  const minutes = Math.max(0, Math.floor(hours * 60 + 1e-6));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** From this many hours on, decimals are not shown. */
const WHOLE_HOURS = 100;

/** Example: "0.47". Returns "0" for a blank. */
export function formatRate(rate: number): string {
  return formatDecimals(rate, { min: rate === 0 ? 0 : 2, max: 2, isGrouped: true });
}

/** The share of blanks is not meaningful for fewer trips. */
const LEAST_TRIPS = 5;

interface Skunkable {
  trips: number;
  blanks: number;
}

/** Returns the percentage of trips without a fish. Example: "24". `null` if there are too few trips. */
export function shareSkunked({ trips, blanks }: Skunkable): string | null {
  if (trips < LEAST_TRIPS) return null;
  return formatDecimals((100 * blanks) / trips, { min: 0, max: 0, isGrouped: false });
}

/** Returns the share of trips without a fish. Example: "skunked 24%". Empty if there are too few trips. */
export function formatSkunked(trips: Skunkable): string {
  const share = shareSkunked(trips);
  return share === null ? "" : t`skunked ${share}%`;
}
