import type { Trip } from "@creel/domain/trips/trip";
import type { EventKind, TripEvent } from "@creel/domain/trips/trip-event";

/** A trip that runs since 6:10 AM in Minnesota. */
export function runningTripOf(known: Partial<Trip> = {}): Trip {
  const startedAt = "2026-11-23T12:10:00.000Z";
  return {
    id: "0199f2a0-0000-7000-8000-0000000000aa",
    version: 1,
    started_at: startedAt,
    ended_at: null,
    time_zone: "America/Chicago",
    started_on: "2026-11-23",
    start_source: "tap",
    end_source: null,
    hours: { clock: null, paused: 0, override: null, fished: null, usable: false },
    water: null,
    latitude: 47.83,
    longitude: -92.26,
    place_name: null,
    method: null,
    target_species: [],
    all_logged: true,
    lines: 1,
    anglers: 1,
    companions: [],
    notes: null,
    counts: { fish: 0, strikes: 0, lost: 0, follows: 0, bySpecies: [] },
    score: { before: null, during: null },
    is_sample: false,
    created_at: startedAt,
    updated_at: startedAt,
    events: [],
    conditions: { state: "waiting", hours: [] },
    catchIds: [],
    last_sign: startedAt,
    prediction: null,
    ...known,
  };
}

let made = 0;

/** @param at `null` for what was counted afterwards */
export function eventOf(kind: EventKind, at: string | null): TripEvent {
  made += 1;
  const id = `0199f2a0-0000-7000-8000-${String(made).padStart(12, "0")}`;
  const none = { species: null, lure_type: null, latitude: null, longitude: null, lines: null, note: null };
  return { id, at, kind, quantity: 1, ...none };
}
