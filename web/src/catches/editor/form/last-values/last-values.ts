import type { Catch } from "@creel/domain/catches/catch";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";

import type { TiedLure } from "../../../../gear/data/own-lures.ts";

/** Suggests no weight and no length. */
export interface LastValues {
  /** The latest first. */
  lures: readonly string[];
  /** Lures of the tackle box, the latest first; one may be there twice. */
  tied: readonly TiedLure[];
  /** ft, of this outing. */
  depth: number | null;
  /** °F, of this outing. */
  water_temperature: number | null;
  spot: LastSpot | null;
}

export interface LastSpot {
  coordinates: Coordinates;
  caught: Catch;
}

export const NO_LAST_VALUES: LastValues = {
  lures: [],
  tied: [],
  depth: null,
  water_temperature: null,
  spot: null,
};

export const MOST_LURES = 3;
/** Depth and water temperature hold for one outing. */
const OUTING_MS = 12 * HOUR_MS;

/**
 * @param recent The newest first.
 * @param now In milliseconds since 1970.
 */
export function lastValuesOf(recent: readonly Catch[], now: number): LastValues {
  if (recent.length === 0) return NO_LAST_VALUES;
  const outing = recent.filter(({ date }) => Math.abs(now - Date.parse(date)) <= OUTING_MS);
  return {
    ...lastLuresOf(recent),
    depth: firstOf(outing.map(({ depth }) => depth)),
    water_temperature: firstOf(outing.map((caught) => caught.water_temperature)),
    spot: firstOf(recent.map(spotOf)),
  };
}

/** @param recent The newest first. */
export function lastLuresOf(recent: readonly Catch[]): Pick<LastValues, "lures" | "tied"> {
  const lures = recent.flatMap(({ lure_type: lure }) => lure ?? []);
  return { tied: recent.flatMap(tiedOf), lures: [...new Set(lures)].slice(0, MOST_LURES) };
}

function tiedOf({ lure_id: lureId, variant_id: variantId = null }: Catch): TiedLure | readonly [] {
  return lureId ? { lureId, variantId } : [];
}

function firstOf<Value>(values: readonly (Value | null)[]): Value | null {
  return values.find((value) => value !== null) ?? null;
}

function spotOf(caught: Catch): LastSpot | null {
  const { latitude, longitude } = caught;
  return latitude === null || longitude === null ? null : { coordinates: { latitude, longitude }, caught };
}
