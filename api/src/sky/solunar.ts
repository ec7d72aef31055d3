import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { type SolunarNow, type SolunarPeriod, solunarAt } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { Body } from "astronomy-engine";

import { memoize } from "../base/memoize.ts";
import { observerAt } from "./moon-and-sun.ts";
import { type FindEvent, findAll, riseOrSet, type Span, transit } from "./sky-events.ts";

/**
 * Milliseconds that a period extends to either side of its event. Tables differ; these are the lengths that apps use.
 */
const HALF_WIDTH_MS = { major: HOUR_MS, minor: 30 * MINUTE_MS };
/** Milliseconds around sunrise or sunset in which a period is prime. */
const PRIME_HALF_WIDTH_MS = HOUR_MS;
const HALF_DAY_MS = 12 * HOUR_MS;
/** The moon is overhead about every 24 h 50 min, and underfoot half of that later. */
const MAX_WAIT_MS = 26 * HOUR_MS;

/**
 * Returns the solunar periods that overlap the span, sorted by start: an hour to either side of the moon being overhead
 * or underfoot, half an hour around its rise or set.
 */
export function solunarPeriods(place: Coordinates, { from, to }: Span): SolunarPeriod[] {
  const observer = observerAt(place);
  const sunEvents = eventsNear({ from, to }, 4 * HOUR_MS, [
    riseOrSet(Body.Sun, observer, 1),
    riseOrSet(Body.Sun, observer, -1),
  ]);
  const periodsOf = (event: SolunarPeriod["event"], find: FindEvent) => {
    const kind = event === "overhead" || event === "underfoot" ? "major" : "minor";
    return eventsNear({ from, to }, HALF_WIDTH_MS[kind], [find]).map((instant) => {
      const span = around(instant, HALF_WIDTH_MS[kind]);
      const isPrime = sunEvents.some((sun) => overlap(span, around(sun, PRIME_HALF_WIDTH_MS)));
      return { kind, event, start: span.from, end: span.to, isPrime } satisfies SolunarPeriod;
    });
  };
  return [
    ...periodsOf("overhead", transit(Body.Moon, observer, 0)),
    ...periodsOf("underfoot", transit(Body.Moon, observer, 12)),
    ...periodsOf("moonrise", riseOrSet(Body.Moon, observer, 1)),
    ...periodsOf("moonset", riseOrSet(Body.Moon, observer, -1)),
  ].toSorted((one, other) => one.start.getTime() - other.start.getTime());
}

export function solunarNow(place: Coordinates, instant: Date): SolunarNow {
  const halfDay = Math.floor(instant.getTime() / HALF_DAY_MS);
  return solunarAt(periodsAround(place, halfDay), instant);
}

/**
 * Returns all periods that matter within half a day. Cached, because searching for the moon takes some ms, and many
 * requests are about one place.
 */
const periodsAround = memoize(
  (place: Coordinates, halfDay: number) => {
    const from = halfDay * HALF_DAY_MS;
    const to = from + HALF_DAY_MS + MAX_WAIT_MS;
    return solunarPeriods(place, { from: new Date(from), to: new Date(to) });
  },
  ({ latitude, longitude }, halfDay) => `${latitude},${longitude} ${halfDay}`,
);

function eventsNear(span: Span, halfWidthMs: number, finds: readonly FindEvent[]): Date[] {
  const wider = {
    from: new Date(span.from.getTime() - halfWidthMs),
    to: new Date(span.to.getTime() + halfWidthMs),
  };
  return finds.flatMap((find) => findAll(find, wider));
}

function around(instant: Date, halfWidthMs: number): Span {
  return { from: new Date(instant.getTime() - halfWidthMs), to: new Date(instant.getTime() + halfWidthMs) };
}

function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to;
}
