import type { Trip } from "@creel/domain/trips/trip";
import type { EventKind, TripEvent } from "@creel/domain/trips/trip-event";

import { wholeTripOf } from "../data/trip-testing.ts";

/** A trip in Minnesota that started at 6:10 AM and is still running. */
export function runningTripOf(known: Partial<Trip> = {}): Trip {
  const startedAt = "2026-11-23T12:10:00.000Z";
  return wholeTripOf({
    id: "0199f2a0-0000-7000-8000-0000000000aa",
    started_at: startedAt,
    ended_at: null,
    started_on: "2026-11-23",
    end_source: null,
    hours: { clock: null, paused: 0, override: null, fished: null, usable: false },
    water: null,
    created_at: startedAt,
    updated_at: startedAt,
    conditions: { state: "waiting", hours: [] },
    last_sign: startedAt,
    ...known,
  });
}

let made = 0;

/** @param at `null` for an event counted afterwards */
export function eventOf(kind: EventKind, at: string | null): TripEvent {
  made += 1;
  const id = `0199f2a0-0000-7000-8000-${String(made).padStart(12, "0")}`;
  const none = { species: null, lure_type: null, latitude: null, longitude: null, lines: null, note: null };
  return { id, at, kind, quantity: 1, ...none };
}
