import { HOUR_MS } from "../dates/units-of-time.ts";
import { clockHours } from "../trips/clock-hours.ts";
import { changesLure } from "../trips/lure-on.ts";
import type { EventKind } from "../trips/trip-event.ts";

interface FishedTrip {
  startedAt: Date;
  endedAt: Date;
  /** How long it was as the angler says. */
  hoursOverride: number | null;
  lines: number;
}

export interface SegmentEvent {
  at: Date;
  kind: EventKind;
  lureType: string | null;
  /** Of the tackle box. */
  lureId?: string | null;
  lines: number | null;
}

export interface CutSegment<Event extends SegmentEvent> {
  start: Date;
  end: Date;
  /** Fished of it, rounded to 0.0001. */
  hours: number;
  /** Its type by the latest gear event; `null` before the first. */
  lure: string | null;
  /** The latest that changed the lure; `null` before the first. */
  gear: Event | null;
  lines: number;
  /** The latest; `null` before the first. */
  move: Event | null;
}

/**
 * What of an ended trip was fished, cut at clock hours, pauses, gear and move events. If the angler says how long it was,
 * the segments share that in proportion to the clock; a trip that was paused throughout, as if it had not been.
 *
 * @param events in any order
 * @param offsetMs how far the angler's clock was ahead of UTC
 */
export function cutSegments<Event extends SegmentEvent>(
  trip: FishedTrip,
  events: readonly Event[],
  offsetMs: number,
): CutSegment<Event>[] {
  const inOrder = events
    .filter(({ kind }) => CUTTING.has(kind))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const all = spansOf(trip, inOrder, offsetMs);
  const fished = all.filter(({ state }) => !state.isPaused);
  const spans = fished.length > 0 ? fished : all;
  const clockMs = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const hoursPerMs = (trip.hoursOverride ?? clockMs / HOUR_MS) / clockMs;
  return spans.flatMap(({ start, end, state: { gear, lines, move } }) => {
    const hours = roundHours((end - start) * hoursPerMs);
    if (hours <= 0) return [];
    const lure = gear?.lureType ?? null;
    return [{ start: new Date(start), end: new Date(end), hours, lure, gear, lines, move }];
  });
}

const CUTTING: ReadonlySet<EventKind> = new Set(["pause", "resume", "gear", "move"]);

/** The last segment that began by then, else the first: what bites in a pause counts before it. */
export function segmentAt<Segment extends { start: Date }>(
  segments: readonly Segment[],
  instant: Date,
): Segment | undefined {
  return segments.findLast(({ start }) => start <= instant) ?? segments[0];
}

interface State<Event> {
  isPaused: boolean;
  gear: Event | null;
  lines: number;
  move: Event | null;
}

interface Span<Event> {
  start: number;
  end: number;
  state: State<Event>;
}

function spansOf<Event extends SegmentEvent>(
  trip: FishedTrip,
  events: readonly Event[],
  offsetMs: number,
): Span<Event>[] {
  const [from, to] = [trip.startedAt.getTime(), trip.endedAt.getTime()];
  const isWithin = (instant: number) => instant > from && instant < to;
  const borders = [...clockHours(trip, offsetMs), ...events.map(({ at }) => at)].map((at) => at.getTime());
  const starts = [...new Set([from, ...borders.filter(isWithin)])].toSorted((one, other) => one - other);
  let state: State<Event> = { isPaused: false, gear: null, lines: trip.lines, move: null };
  let next = 0;
  return starts.map((start, index) => {
    for (let event = events[next]; event && event.at.getTime() <= start; event = events[next]) {
      state = after(state, event);
      next += 1;
    }
    return { start, end: starts[index + 1] ?? to, state };
  });
}

function after<Event extends SegmentEvent>(state: State<Event>, event: Event): State<Event> {
  const { kind } = event;
  const lines = event.lines ?? state.lines;
  if (kind === "move") return { ...state, lines, move: event };
  if (kind === "gear") return { ...state, lines, gear: changesLure(event) ? event : state.gear };
  return { ...state, lines, isPaused: kind === "pause" };
}

const STEPS_PER_HOUR = 10_000;

function roundHours(hours: number): number {
  return Math.round(hours * STEPS_PER_HOUR) / STEPS_PER_HOUR;
}
