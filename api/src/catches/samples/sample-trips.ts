import { sampleTrack } from "@creel/domain/samples/sample-tracks";
import { type DatedTrip, sampleTrips } from "@creel/domain/samples/sample-trips";
import { SAMPLE_SPOTS, SAMPLE_TIME_ZONE, SAMPLE_WATERS } from "@creel/domain/samples/sample-waters";
import type { SaySample } from "@creel/domain/samples/texts/sample-texts";
import { hoursOf, pausedHours } from "@creel/domain/trips/trip-hours";
import { parseDateTime, toZoned } from "@internationalized/date";
import { v7 as uuidv7 } from "uuid";

import { inShortTasks } from "../../base/short-tasks.ts";
import { type SampleGearRows, tiedOn } from "./sample-gear.ts";
import { sampleHourRows } from "./sample-hours.ts";
import { onSpot, type SampleWaterRows } from "./sample-waters.ts";

export interface SampleMeans {
  userId: string;
  waters: SampleWaterRows;
  gear: SampleGearRows;
  say: SaySample;
}

/** Returns the sample trips sorted by time, each with the rows of everything that belongs to it except catches. */
export async function sampleTripRows(today: string, means: SampleMeans): Promise<SampleTripRows[]> {
  const yieldToOthers = inShortTasks();
  const trips: SampleTripRows[] = [];
  for (const trip of sampleTrips(today)) {
    trips.push(rowsOf(trip, means));
    // The sun and moon of all hours take more than a tenth of a second to compute.
    await yieldToOthers();
  }
  return trips;
}

function rowsOf(trip: DatedTrip, means: SampleMeans) {
  const row = tripRow(trip, means);
  const { hours, prediction } = sampleHourRows(trip, row);
  return { trip, row, hours, prediction, events: eventRows(trip, row, means), track: trackRows(trip, row) };
}

export type SampleTripRows = ReturnType<typeof rowsOf>;

function tripRow(trip: DatedTrip, { userId, waters, say }: SampleMeans) {
  const { latitude, longitude, water } = SAMPLE_SPOTS[trip.spot];
  const span = {
    startedAt: instantOf(trip.day, trip.from),
    endedAt: instantOf(trip.day, trip.to),
    startSource: "tap",
    endSource: "tap",
    hoursOverride: null,
    allLogged: true,
  } as const;
  const turns = (trip.events ?? []).map(({ at, kind }) => ({ at: instantOf(trip.day, at), kind }));
  const paused = pausedHours(span, turns, span.endedAt);
  const { fished, usable } = hoursOf(span, paused);
  return {
    ...span,
    userId,
    id: uuidv7(),
    timeZone: SAMPLE_TIME_ZONE,
    startedOn: trip.day,
    waterId: onSpot(trip.spot, waters).waterId,
    latitude,
    longitude,
    placeName: SAMPLE_WATERS[water].name,
    method: trip.method,
    targetSpecies: [trip.target],
    companions: (trip.companions ?? []).map((name) => say(name)),
    anglers: 1 + (trip.companions ?? []).length,
    notes: trip.notes === undefined ? null : say(trip.notes),
    waterTemperatureF: trip.weather.water,
    pausedH: paused,
    fishedH: fished,
    isUsable: usable,
    isSample: true,
  };
}

type SampleTripRow = ReturnType<typeof tripRow>;

export function instantOf(day: string, clock: string): Date {
  return toZoned(parseDateTime(`${day}T${clock}`), SAMPLE_TIME_ZONE).toDate();
}

function eventRows(
  { day, lures, events = [] }: DatedTrip,
  { id: tripId }: SampleTripRow,
  { userId, gear, say }: SampleMeans,
) {
  const of = (at: string) => ({ userId, tripId, id: uuidv7(), at: instantOf(day, at) });
  const nothing = { species: null, note: null, lureType: null, lureId: null, variantId: null };
  return [
    ...lures.map(({ at, lure }) => ({ ...of(at), ...nothing, kind: "gear" as const, ...tiedOn(lure, gear) })),
    ...events.map(({ at, kind, species = null, note = null }) => ({
      ...of(at),
      ...nothing,
      kind,
      species: species && say(species),
      note: note && say(note),
    })),
  ];
}

function trackRows({ spot, hasTrack }: DatedTrip, { userId, id: tripId, ...span }: SampleTripRow) {
  if (!hasTrack) return [];
  return sampleTrack(spot, span).map(({ at, latitude, longitude, accuracy = null }) => {
    return { userId, tripId, at: new Date(at), latitude, longitude, accuracyM: accuracy };
  });
}
