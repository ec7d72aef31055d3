import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";

/** The most labels side by side before they touch. */
const MOST_TICKS = 8;

export interface Axis {
  /** The full hours around the trip, in milliseconds since 1970. */
  from: number;
  to: number;
  /** The labeled instants, in milliseconds since 1970. */
  ticks: readonly number[];
  /** Hours between two ticks. */
  step: number;
  /** Returns the position of an instant, in percent of the width. */
  at: (instant: number) => number;
}

/** @param now the end of a running trip, in milliseconds since 1970 */
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

/** Returns milliseconds. Time zones may differ from UTC by fractions of an hour. */
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

/** Returns the breaks of a trip: from each pause to the next resume, or to the end. */
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

/** Joins neighboring hours with the same value. Hours without a value are left out. */
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
 * Returns the lane of each item so that none overlap: the first lane with room.
 *
 * @param places in percent of the width, in any order
 * @param width of one item, in percent of the width
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

/** Degrees above the horizon: DARK is the limit of civil twilight, and above LOW it is day. */
const [DARK, LOW] = [-6, 6];

export function lightOf(altitude: number | null, isRising: boolean | null): Light | null {
  if (altitude === null) return null;
  if (altitude < DARK) return "dark";
  if (altitude >= LOW) return "day";
  return isRising ? "first" : "last";
}
