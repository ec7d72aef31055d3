import { countFish } from "../catches/fish-count.ts";
import { HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { changesLure, isSameTiedLure } from "../trips/current-lure.ts";
import type { TrialTurn } from "../trips/trial-turn.ts";
import type { EventKind, TripEvent } from "../trips/trip-event.ts";
import { pausedHours } from "../trips/trip-hours.ts";
import type { HalfHour } from "./lure-trial.ts";

export const TURN_MS = HOUR_MS / 2;
export const TURN_MINUTES = TURN_MS / MINUTE_MS;

export interface TrialTrip {
  id: string;
  startedAt: string;
  /** `null` while the trip is running. */
  endedAt: string | null;
  events: readonly TrialEvent[];
}

type TrialEventField = "at" | "kind" | "quantity" | "lines" | "lure_type" | "lure_id" | "variant_id";

interface TrialEvent extends Pick<TripEvent, TrialEventField> {
  trial?: TrialTurn | null | undefined;
}

export interface TrialTurnAt extends TrialTurn {
  /** In milliseconds since 1970. */
  at: number;
}

/** Returns the turns of a trial in order. If two events have the same turn number, the earlier one counts. */
export function turnsOf({ events }: Pick<TrialTrip, "events">, trialId: string): TrialTurnAt[] {
  const turns = new Map<number, TrialTurnAt>();
  for (const { at, trial } of inOrder(events)) {
    if (trial?.id === trialId && !turns.has(trial.turn)) turns.set(trial.turn, { ...trial, at });
  }
  return [...turns.values()].toSorted((one, other) => one.turn - other.turn);
}

/** Returns the milliseconds fished between `at` and `until`, without pauses. @param until in milliseconds since 1970 */
export function fishedSince({ startedAt, events }: TrialTrip, at: number, until: number): number {
  const timed = events.map((event) => ({
    at: event.at === null ? null : new Date(event.at),
    kind: event.kind,
  }));
  const pausedMs = (end: number) => {
    const span = { startedAt: new Date(startedAt), endedAt: new Date(end) };
    return pausedHours(span, timed, span.endedAt) * HOUR_MS;
  };
  return Math.max(0, until - at - (pausedMs(until) - pausedMs(at)));
}

export interface CaughtAt {
  /** ISO 8601. */
  at: string;
  quantity: number;
}

interface HalfHoursOf {
  trialId: string;
  caught: readonly CaughtAt[];
  /** The end for a trip that is still running, in milliseconds since 1970. */
  now: number;
}

/** Returns the half hours of a trial that were fished on a trip. */
export function halfHoursOf(trip: TrialTrip, { trialId, caught, now }: HalfHoursOf): HalfHour[] {
  const turns = turnsOf(trip, trialId);
  const end = trip.endedAt === null ? now : Date.parse(trip.endedAt);
  return turns.map(({ turn, at, drawn, kept }, index) => {
    const next = Math.min(turns[index + 1]?.at ?? end, end);
    const until = endOfTurn(trip, at, next);
    const isWithin = (instant: string | null) =>
      instant !== null && Date.parse(instant) >= at && Date.parse(instant) < until;
    const fish = countFish(caught.filter((each) => isWithin(each.at)));
    const strikes = trip.events.filter(({ kind, at: instant }) => isBite(kind) && isWithin(instant));
    return {
      trip_id: trip.id,
      turn,
      at: new Date(at).toISOString(),
      drawn,
      kept: kept && !wasChanged(trip.events, at, until),
      minutes: Math.max(0, Math.floor(fishedSince(trip, at, until) / MINUTE_MS)),
      bites: fish + strikes.reduce((sum, { quantity }) => sum + quantity, 0),
      fish,
    };
  });
}

/** Returns the time at which thirty minutes have been fished since `at`, but no later than `end`. */
function endOfTurn(trip: TrialTrip, at: number, end: number): number {
  const pauses = trip.events.flatMap((event) =>
    event.at !== null && event.kind === "resume" ? Date.parse(event.at) : [],
  );
  let until = at + TURN_MS;
  // A pause moves the end later, possibly into the next pause.
  for (let count = 0; count <= pauses.length && until < end; count += 1) {
    const missing = TURN_MS - fishedSince(trip, at, until);
    if (missing <= 0) break;
    until += missing;
  }
  return Math.max(at, Math.min(until, end));
}

function isBite(kind: EventKind): boolean {
  return kind === "strike" || kind === "lost";
}

function wasChanged(events: TrialTrip["events"], from: number, until: number): boolean {
  const gear = inOrder(events).filter(
    (event) =>
      event.kind === "gear" &&
      changesLure({ lureType: event.lure_type, lureId: event.lure_id, lines: event.lines }),
  );
  const begun = gear.find(({ at, trial }) => at === from && trial);
  return gear.some(
    (event) => event.at > from && event.at < until && !event.trial && begun && !isSameTiedLure(event, begun),
  );
}

function inOrder<Event extends { at: string | null }>(events: readonly Event[]) {
  return events
    .flatMap((event) => (event.at === null ? [] : [{ ...event, at: Date.parse(event.at) }]))
    .toSorted((one, other) => one.at - other.at);
}
