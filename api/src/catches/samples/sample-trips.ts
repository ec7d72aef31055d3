import { type SampleTrip, sampleTrips } from "@creel/domain/samples/sample-trips";
import { hoursOf } from "@creel/domain/trips/trip-hours";
import { parseDateTime, toZoned } from "@internationalized/date";
import { v7 as uuidv7 } from "uuid";

import type { toNewRow } from "../write/log-catch.ts";

/** The rows of the sample trips of a user. */
export function sampleTripRows(userId: string, today: string, waterId: string) {
  return sampleTrips(today).map((trip) => Object.assign(toRow(userId, trip), { waterId }));
}

export type SampleTripRow = ReturnType<typeof sampleTripRows>[number];

function toRow(userId: string, { day, from, to, ...trip }: SampleTrip) {
  const span = {
    startedAt: instantOf(day, from, trip.time_zone),
    endedAt: instantOf(day, to, trip.time_zone),
    startSource: "tap",
    endSource: "tap",
    hoursOverride: null,
    allLogged: true,
  } as const;
  const { fished, usable } = hoursOf(span, 0);
  return {
    ...span,
    userId,
    id: uuidv7(),
    timeZone: trip.time_zone,
    startedOn: day,
    latitude: trip.latitude,
    longitude: trip.longitude,
    placeName: trip.place_name,
    targetSpecies: trip.target_species,
    notes: trip.notes,
    fishedH: fished,
    isUsable: usable,
    isSample: true,
  };
}

function instantOf(day: string, time: string, timeZone: string): Date {
  return toZoned(parseDateTime(`${day}T${time}`), timeZone).toDate();
}

/** The catch as one of the trip in whose time it was caught. */
export function withTrip(row: ReturnType<typeof toNewRow>, trips: readonly SampleTripRow[]) {
  const { caughtAt } = row.required;
  const trip = trips.find(({ startedAt, endedAt }) => startedAt <= caughtAt && caughtAt <= endedAt);
  return { required: row.required, details: { ...row.details, tripId: trip?.id } };
}
