import type { Trip, TripCounts } from "@creel/domain/trips/trip";
import type { TripEvent } from "@creel/domain/trips/trip-event";

import type { KeptTripEvent } from "./trip-item.ts";

const COUNTED = { strike: "strikes", lost: "lost", follow: "follows" } as const;

function isCounted(kind: string): kind is keyof typeof COUNTED {
  return kind in COUNTED;
}

function countedWith(counts: TripCounts, { kind, quantity }: TripEvent, by: 1 | -1): TripCounts {
  if (!isCounted(kind)) return counts;
  const name = COUNTED[kind];
  return { ...counts, [name]: Math.max(0, counts[name] + by * quantity) };
}

/** Each once, whether the server has it already or not. */
export function withEvent(trip: Trip, sent: KeptTripEvent): Trip {
  if (trip.events.some(({ id }) => id === sent.id)) return trip;
  const event = toEvent(sent);
  const events = [...trip.events, event].toSorted((one, other) => timeOf(one) - timeOf(other));
  return { ...trip, events, counts: countedWith(trip.counts, event, 1) };
}

export function withoutEvent(trip: Trip, eventId: string): Trip {
  const event = trip.events.find(({ id }) => id === eventId);
  if (!event) return trip;
  const events = trip.events.filter((each) => each !== event);
  return { ...trip, events, counts: countedWith(trip.counts, event, -1) };
}

/** What was counted afterwards comes last. */
function timeOf({ at }: TripEvent): number {
  return at === null ? Infinity : Date.parse(at);
}

function toEvent({ quantity = 1, ...event }: KeptTripEvent): TripEvent {
  return {
    species: null,
    lure_type: null,
    latitude: null,
    longitude: null,
    lines: null,
    note: null,
    ...Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)),
    id: event.id,
    at: event.at,
    kind: event.kind,
    quantity,
  };
}
