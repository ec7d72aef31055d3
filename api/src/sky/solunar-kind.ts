import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { Body, Equator, Horizon, HourAngle } from "astronomy-engine";

import { memoize } from "../base/memoize.ts";
import { observerAt } from "./moon-and-sun.ts";

const MOST_HOURS = 50_000;
/** Degrees of the moon's center when its upper edge is on the horizon: half its width and 34′ of refraction. */
const RISES_AT = -(0.26 + 34 / 60);

/**
 * Returns the solunar period of an instant, within a minute or two of `solunarNow` but twenty times as fast: whether
 * the moon passes the meridian within an hour, or the horizon within half an hour.
 */
export const solunarKind = memoize(
  (place: Coordinates, instant: Date): "major" | "minor" | "none" => {
    if (crossesMeridian(place, instant)) return "major";
    const [before, after] = around(instant, 30 * MINUTE_MS).map((each) => altitudeOf(place, each) > RISES_AT);
    return before === after ? "none" : "minor";
  },
  ({ latitude, longitude }, instant) => `${latitude},${longitude} ${instant.getTime()}`,
  MOST_HOURS,
);

/** Returns whether the moon crosses the meridian above or below, which happens twice a day. */
function crossesMeridian(place: Coordinates, instant: Date): boolean {
  const [before = 0, after = 0] = around(instant, HOUR_MS).map((each) =>
    HourAngle(Body.Moon, each, observerAt(place)),
  );
  return after < before || (before < 12 && after >= 12);
}

function around(instant: Date, ms: number): Date[] {
  return [new Date(instant.getTime() - ms), new Date(instant.getTime() + ms)];
}

function altitudeOf(place: Coordinates, instant: Date): number {
  const observer = observerAt(place);
  const { ra, dec } = Equator(Body.Moon, instant, observer, true, true);
  return Horizon(instant, observer, ra, dec).altitude;
}
