import type { Catch } from "@creel/domain/catches/catch";
import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";

/** What the latest catches suggest for the next one; never how big it is. */
export interface LastValues {
  /** As they were noted, the latest first. */
  lures: readonly string[];
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

export const NO_LAST_VALUES: LastValues = { lures: [], depth: null, water_temperature: null, spot: null };

const MOST_LURES = 3;
/** How deep and how cold the water was says nothing about another day's. */
const OUTING_MS = 12 * HOUR_MS;

/**
 * @param recent the newest first
 * @param now milliseconds since 1970
 */
export function lastValuesOf(recent: readonly Catch[], now: number): LastValues {
  const outing = recent.filter(({ date }) => Math.abs(now - Date.parse(date)) <= OUTING_MS);
  const lures = recent.flatMap(({ lure_type: lure }) => lure ?? []);
  return {
    lures: [...new Set(lures)].slice(0, MOST_LURES),
    depth: firstOf(outing.map(({ depth }) => depth)),
    water_temperature: firstOf(outing.map((caught) => caught.water_temperature)),
    spot: firstOf(recent.map(spotOf)),
  };
}

function firstOf<Value>(values: readonly (Value | null)[]): Value | null {
  return values.find((value) => value !== null) ?? null;
}

function spotOf(caught: Catch): LastSpot | null {
  const { latitude, longitude } = caught;
  return latitude === null || longitude === null ? null : { coordinates: { latitude, longitude }, caught };
}
