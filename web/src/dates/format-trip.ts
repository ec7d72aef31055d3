import type { TripSummary } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { formatDecimals } from "../i18n/numbers.ts";

type Named = Pick<TripSummary, "water" | "place_name">;

/** The water, else the place as it was typed; `null` where neither is known. */
export function placeOfTrip({ water, place_name: place }: Named): string | null {
  return water?.name ?? place;
}

/** As in "4.0", "148". */
export function formatHours(hours: number): string {
  const max = hours >= WHOLE_HOURS ? 0 : 1;
  return formatDecimals(hours, { min: max, max, isGrouped: true });
}

/** As in "4:05", of the hours of one trip: whole minutes, cut off, so that it is the same wherever the trip stands. */
export function formatTripLength(hours: number): string {
  // A sum of seconds may lie a little below its minute.
  const minutes = Math.max(0, Math.floor(hours * 60 + 1e-6));
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

/** From here on parts of an hour do not matter. */
const WHOLE_HOURS = 100;

/** As in "0.47"; "0" for a blank. */
export function formatRate(rate: number): string {
  return formatDecimals(rate, { min: rate === 0 ? 0 : 2, max: 2, isGrouped: true });
}

/** Of fewer trips the share of blanks says nothing. */
const LEAST_TRIPS = 5;

interface Skunkable {
  trips: number;
  blanks: number;
}

/** As in "24": the percent of trips without a fish; `null` for a few trips. */
export function shareSkunked({ trips, blanks }: Skunkable): string | null {
  if (trips < LEAST_TRIPS) return null;
  return formatDecimals((100 * blanks) / trips, { min: 0, max: 0, isGrouped: false });
}

/** As in "skunked 24%": the share of trips without a fish; empty for a few trips. */
export function formatSkunked(trips: Skunkable): string {
  const share = shareSkunked(trips);
  return share === null ? "" : t`skunked ${share}%`;
}
