import type { TrialLure } from "../trips/trial-turn.ts";
import type { Trip } from "../trips/trip.ts";
import { fishedSince, halfHoursOf, TURN_MS, type TrialTrip, turnsOf } from "./half-hours.ts";
import { judgeTrial, wholePairs } from "./judge-trial.ts";
import type { LureTrial } from "./lure-trial.ts";
import { drawnLure, otherLure } from "./sealed-order.ts";

/** The state of a trial on a running trip. */
export interface TurnNow {
  /** The index of the half hour within the trip, starting at 0. `isAsked` if it has not started yet. */
  turn: number;
  isAsked: boolean;
  drawn: TrialLure;
  /** The lure that is tied on, as of the last half hour; `null` before the first. */
  on: TrialLure | null;
  /** The time left of the thirty minutes, without pauses; the full time for a half hour that has not started. */
  leftMs: number;
  /** The number of this half hour in the whole trial, starting at 1. */
  number: number;
}

type Running = Pick<Trip, "id" | "started_at" | "ended_at" | "events">;

/** @param now in milliseconds since 1970 @returns `null` when the trial is over */
export function turnNow(trial: LureTrial, running: Running, now: number): TurnNow | null {
  if (trial.stopped_at !== null || judgeTrial(trial.hours, trial.half_hours).isOver) return null;
  const trip = {
    id: running.id,
    startedAt: running.started_at,
    endedAt: running.ended_at,
    events: running.events,
  };
  const pairs = pairsSoFar(trial, trip, now);
  const last = turnsOf(trip, trial.id).at(-1);
  const on = last ? (last.kept ? last.drawn : otherLure(last.drawn)) : null;
  const leftMs = last ? TURN_MS - fishedSince(trip, last.at, now) : 0;
  if (last && leftMs > 0) {
    const { turn, drawn } = last;
    return { turn, isAsked: false, drawn, on, leftMs, number: 2 * pairs + (turn % 2) + 1 };
  }
  if (pairs >= trial.hours) return null;
  const turn = last ? last.turn + 1 : 0;
  const drawn = drawnLure(trial.seed, trip.id, turn);
  return { turn, isAsked: true, drawn, on, leftMs: TURN_MS, number: 2 * pairs + (turn % 2) + 1 };
}

/** Counts the complete pairs; those of this trip come from the device's own data. */
function pairsSoFar(trial: LureTrial, trip: TrialTrip, now: number): number {
  const others = trial.half_hours.filter(({ trip_id: tripId }) => tripId !== trip.id);
  return wholePairs([...others, ...halfHoursOf(trip, { trialId: trial.id, caught: [], now })]).length;
}
