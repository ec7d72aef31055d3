import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";

/** What stands beside each other at most, so that their words do not touch. */
const MOST_TICKS = 8;

export interface Axis {
  /** In ms since 1970: clock hours of the trip, around it. */
  from: number;
  to: number;
  /** The instants that are named. */
  ticks: readonly number[];
  /** How many hours lie between two of them. */
  step: number;
  /** In percent of the width. */
  at: (instant: number) => number;
}

/** @param now the end of a trip that runs, in ms since 1970 */
export function axisOf(trip: Pick<Trip, "started_at" | "ended_at" | "time_zone">, now: number): Axis {
  const start = Date.parse(trip.started_at);
  const end = Math.max(trip.ended_at === null ? now : Date.parse(trip.ended_at), start + 1);
  const from = start - sinceFullHour(start, trip.time_zone);
  const hours = Math.ceil((end - from) / HOUR_MS);
  const step = [1, 2, 3, 6, 12, 24].find((each) => hours / each <= MOST_TICKS) ?? 24;
  const to = from + hours * HOUR_MS;
  const count = Math.floor(hours / step) + 1;
  return {
    from,
    to,
    step,
    ticks: Array.from({ length: count }, (_, index) => from + index * step * HOUR_MS),
    at: (instant) => Math.min(100, Math.max(0, ((instant - from) / (to - from)) * 100)),
  };
}

/** In ms, on a clock that need not be ahead of UTC by whole hours. */
function sinceFullHour(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    minute: "numeric",
    second: "numeric",
    timeZone,
  }).formatToParts(instant);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return (of("minute") * 60 + of("second")) * 1000 + (instant % 1000);
}

export interface Span {
  from: number;
  to: number;
}

/** The breaks of a trip: from each pause to the next resume, else to the end. */
export function breaksOf({ events }: Pick<Trip, "events">, end: number): Span[] {
  const turns = events.flatMap(({ at, kind }) =>
    at !== null && (kind === "pause" || kind === "resume") ? [{ at: Date.parse(at), kind }] : [],
  );
  const breaks: Span[] = [];
  let since: number | null = null;
  for (const { at, kind } of turns.toSorted((one, other) => one.at - other.at)) {
    if (kind === "pause") since ??= at;
    else if (since !== null) {
      breaks.push({ from: since, to: at });
      since = null;
    }
  }
  return since === null ? breaks : [...breaks, { from: since, to: end }];
}

/** Neighboring hours with the same value as one; those without a value are left out. */
export function runsOf<Value>(
  hours: readonly { from: number; value: Value | null }[],
): (Span & { value: Value })[] {
  const runs: (Span & { value: Value })[] = [];
  for (const { from, value } of hours) {
    const last = runs.at(-1);
    if (value === null) continue;
    if (last?.value === value && last.to === from) last.to = from + HOUR_MS;
    else runs.push({ from, to: from + HOUR_MS, value });
  }
  return runs;
}

/**
 * In which lane each of these stands, so that none lies on another: the first lane where there is room.
 *
 * @param places in percent of the width, in any order
 * @param width of each, in percent, too
 */
export function lanesOf(places: readonly number[], width: number): number[] {
  const lanes = places.map(() => 0);
  const ends: number[] = [];
  const order = [...places.keys()].toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  for (const index of order) {
    const place = places[index] ?? 0;
    const free = ends.findIndex((end) => end <= place);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = place + width;
    lanes[index] = lane;
  }
  return lanes;
}

type Light = "dark" | "first" | "last" | "day";

/** In degrees above the horizon: civil twilight begins below it, and above it the sun is no longer low. */
const [DARK, LOW] = [-6, 6];

export function lightOf(altitude: number | null, isRising: boolean | null): Light | null {
  if (altitude === null) return null;
  if (altitude < DARK) return "dark";
  if (altitude >= LOW) return "day";
  return isRising ? "first" : "last";
}
