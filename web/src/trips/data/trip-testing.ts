import type { Trip, TripSummary } from "@creel/domain/trips/trip";

const AT = "2026-11-20T17:00:00.000Z";

/** A four-hour morning trip on Lake Vermilion without a fish. All other fields are empty by default. */
export function tripOf(known: Partial<TripSummary> = {}): TripSummary {
  return {
    id: "0199f2a0-0000-7000-8000-0000000000a1",
    version: 1,
    started_at: "2026-11-20T12:10:00.000Z",
    ended_at: "2026-11-20T16:10:00.000Z",
    time_zone: "America/Chicago",
    started_on: "2026-11-20",
    start_source: "tap",
    end_source: "tap",
    hours: { clock: 4, paused: 0, override: null, fished: 4, usable: true },
    water: { id: "0199f2a0-0000-7000-8000-0000000000b1", name: "Lake Vermilion" },
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
    water_temperature: null,
    counts: { fish: 0, strikes: 0, lost: 0, follows: 0, bySpecies: [] },
    score: { before: null, during: null },
    weather: null,
    is_sample: false,
    created_at: AT,
    updated_at: AT,
    ...known,
  };
}

/** The same trip with all details of its page. */
export function wholeTripOf(known: Partial<Trip> = {}): Trip {
  return {
    ...tripOf(),
    last_sign: AT,
    prediction: null,
    events: [],
    conditions: { state: "unavailable", hours: [] },
    catchIds: [],
    ...known,
  };
}
