import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { exactPoint, seesAsOwner, type UserViewer, visiblePlace } from "@creel/domain/places/visible-place";
import { isPredictionEvidence } from "@creel/domain/trips/prediction-evidence";
import type { Trip, TripCounts, TripSummary } from "@creel/domain/trips/trip";
import { hoursOf, tripHours } from "@creel/domain/trips/trip-hours";

import type { Database } from "../../database/connect.ts";
import type { TripHourRow, TripRow } from "../../database/schema.ts";
import { readSpeciesNames, type SpeciesNames } from "../../database/species-names.ts";
import { withSquares } from "../../places/fix-squares.ts";
import { findWaterNames, nameOf, type WaterNames } from "../../places/water-names.repository.ts";
import {
  presentEvent,
  presentHour,
  presentPosition,
  presentPrediction,
  presentWeather,
} from "./present-parts.ts";
import {
  findLastActivity,
  countEvents,
  countFish,
  findCatchIds,
  findEvents,
  findHours,
  findStartPredictions,
  type PredictionRow,
  sumUpHours,
} from "./trip-parts.repository.ts";
import { findPositions } from "./trip-positions.repository.ts";
import { withheldTrip } from "./withheld-trip.ts";

/** Presents trips of one owner, with a few statements for all of them. */
export async function presentTrips(
  db: Database,
  viewer: UserViewer,
  stored: readonly TripRow[],
): Promise<TripSummary[]> {
  const rows = viewer.seesSquares ? await withSquares(db, stored) : stored;
  const [first] = rows;
  if (!first) return [];
  const of = { userId: first.userId, ids: rows.map(({ id }) => id) };
  const owner = { id: first.userId, language: viewer.language ?? null };
  const [fish, events, hours, before, names, speciesNames] = await Promise.all([
    countFish(db, of),
    countEvents(db, of),
    sumUpHours(db, of),
    findStartPredictions(db, of),
    findWaterNames(db, viewer, rows),
    readSpeciesNames(db, owner),
  ]);
  const [fishOf, eventsOf] = [byTrip(fish), byTrip(events)];
  const hoursOfTrip = new Map(hours.map((sum) => [sum.tripId, sum]));
  const beforeOf = new Map(before.map((prediction) => [prediction.tripId, prediction]));
  const now = new Date();
  const trips = await Promise.all(
    rows.map(async (row) => ({
      ...presentFields(row, viewer, names),
      hours: row.endedAt
        ? hoursOf(row, row.pausedH)
        : // At most one trip runs, and it may be paused.
          tripHours(row, await findEvents(db, row), now),
      counts: countsOf(ofOneName(fishOf.get(row.id) ?? [], speciesNames), eventsOf.get(row.id) ?? []),
      score: {
        before: meanWithin(row, beforeOf.get(row.id), now),
        during: hoursOfTrip.get(row.id)?.score ?? null,
      },
      weather: presentWeather(hoursOfTrip.get(row.id)),
    })),
  );
  return viewer.seesSquares ? withheldTrips(trips, rows, viewer) : trips;
}

function withheldTrips(
  trips: readonly TripSummary[],
  rows: readonly TripRow[],
  viewer: UserViewer,
): TripSummary[] {
  return trips.map((trip, index) => {
    const row = rows[index];
    return row ? Object.assign(trip, withheldTrip(row, visiblePlace(viewer, row))) : trip;
  });
}

export async function presentTrip(db: Database, viewer: UserViewer, row: TripRow): Promise<Trip> {
  const [[summary], events, positions, hours, catchIds, lastActivityAt, [prediction]] = await Promise.all([
    presentTrips(db, viewer, [row]),
    findEvents(db, row),
    findPositions(db, { userId: row.userId, ids: [row.id] }),
    findHours(db, row),
    findCatchIds(db, row),
    row.endedAt ? null : findLastActivity(db, row),
    findStartPredictions(db, { userId: row.userId, ids: [row.id] }),
  ]);
  if (!summary) throw new Error("One row is one trip");
  return {
    ...summary,
    last_sign: lastActivityAt?.toISOString() ?? null,
    prediction: prediction ? presentPrediction(prediction) : null,
    events: events.map((event) => presentEvent(event, viewer)),
    track: positions.flatMap((position) => presentPosition(position, viewer)),
    conditions: { state: stateOf(row, hours), hours: hours.map(presentHour) },
    catchIds,
  };
}

function stateOf(
  { endedAt, fillAfter, latitude }: TripRow,
  hours: readonly TripHourRow[],
): Trip["conditions"]["state"] {
  if (hours.length > 0) return "filled";
  if (latitude === null) return "unavailable";
  return fillAfter !== null || endedAt === null ? "waiting" : "unavailable";
}

function presentFields(
  row: TripRow,
  viewer: UserViewer,
  names: WaterNames,
): Omit<TripSummary, "hours" | "counts" | "score" | "weather"> {
  const coordinates = exactPoint(visiblePlace(viewer, row));
  return {
    id: row.id,
    version: row.version,
    started_at: row.startedAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    time_zone: row.timeZone,
    started_on: row.startedOn,
    start_source: row.startSource,
    end_source: row.endSource,
    water: nameOf(names, row.waterId),
    is_water_chosen: seesAsOwner(viewer, row) ? row.isWaterChosen : undefined,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    place_name: row.placeName,
    method: row.method,
    target_species: row.targetSpecies,
    all_logged: row.allLogged,
    lines: row.lines,
    anglers: row.anglers,
    companions: row.companions,
    notes: row.notes,
    custom: seesAsOwner(viewer, row) ? row.custom : undefined,
    water_temperature: row.waterTemperatureF,
    is_sample: row.isSample,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

interface OfTrip {
  tripId: string | null;
}

function byTrip<Part extends OfTrip>(parts: readonly Part[]): Map<string | null, Part[]> {
  return Map.groupBy(parts, ({ tripId }) => tripId);
}

interface CountedFish {
  species: string;
  count: number;
  kept: number;
  released: number;
}

/** Counts all names of a fish as one species. Sorted by count, most first. */
function ofOneName(fish: readonly CountedFish[], names: SpeciesNames): CountedFish[] {
  return [...Map.groupBy(fish, ({ species }) => names.keyOf(species)).values()]
    .map((same) => ({
      species: names.nameOf(same[0]?.species ?? ""),
      count: sumOf(same.map(({ count }) => count)),
      kept: sumOf(same.map(({ kept }) => kept)),
      released: sumOf(same.map(({ released }) => released)),
    }))
    .toSorted((one, other) => other.count - one.count);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function countsOf(
  fish: readonly CountedFish[],
  events: readonly { kind: string; count: number }[],
): TripCounts {
  const countOf = (kind: string) => events.find((event) => event.kind === kind)?.count ?? 0;
  return {
    fish: fish.reduce((sum, { count }) => sum + count, 0),
    kept: fish.reduce((sum, { kept }) => sum + kept, 0),
    released: fish.reduce((sum, { released }) => sum + released, 0),
    strikes: countOf("strike"),
    lost: countOf("lost"),
    follows: countOf("follow"),
    bySpecies: fish.map(({ species, count }) => ({ species, count })),
  };
}

/**
 * Returns the mean predicted score of the hours that the trip touches; `null` if it was not predicted before the trip.
 */
function meanWithin(trip: TripRow, prediction: PredictionRow | undefined, now: Date): number | null {
  if (!prediction || !isPredictionEvidence(prediction, trip)) return null;
  const { startedAt, endedAt } = trip;
  const end = (endedAt ?? now).getTime();
  const touched = prediction.hours.filter(({ at }) => {
    const from = Date.parse(at);
    return from < end && from + HOUR_MS > startedAt.getTime();
  });
  return touched.length === 0 ? null : touched.reduce((sum, { score }) => sum + score, 0) / touched.length;
}
