import { HOUR_MS } from "../dates/units-of-time.ts";
import { clockHours } from "../trips/clock-hours.ts";
import { changesLure } from "../trips/current-lure.ts";
import type { EventKind } from "../trips/trip-event.ts";

interface FishedTrip {
  startedAt: Date;
  endedAt: Date;
  /** The duration in hours that the angler entered. */
  hoursOverride: number | null;
  lines: number;
}

export interface SegmentEvent {
  at: Date;
  kind: EventKind;
  lureType: string | null;
  /** The lure from the tackle box. */
  lureId?: string | null;
  lines: number | null;
}

export interface CutSegment<Event extends SegmentEvent> {
  start: Date;
  end: Date;
  /** Hours fished within the segment, rounded to 0.0001. */
  hours: number;
  /** The lure type from the latest gear event; `null` before the first one. */
  lure: string | null;
  /** The latest gear event that changed the lure; `null` before the first one. */
  gear: Event | null;
  lines: number;
  /** The latest move event; `null` before the first one. */
  move: Event | null;
}

/**
 * Returns the fished time of an ended trip, cut at clock hours, pauses, gear events and move events. If the angler
 * entered a duration, the segments share it in proportion to clock time. A trip that was paused throughout is treated
 * as if it had no pauses.
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

/**
 * Returns the last segment that began by `instant`, or the first segment if none did. A fish that bites during a pause
 * therefore counts for the segment before the pause.
 */
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
