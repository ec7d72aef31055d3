import type { UserViewer } from "@creel/domain/places/visible-place";
import type { ShownExpectation } from "@creel/domain/trips/expectation";
import type { HourConditions, Trip, TripSummary } from "@creel/domain/trips/trip";

import { type CsvColumn, writeCsv } from "../base/csv.ts";
import type { ZipEntry } from "../base/zip.ts";
import { customCells, customColumns } from "../custom-fields/custom-columns.ts";
import { findFieldsOf } from "../custom-fields/custom-fields.repository.ts";
import type { Database } from "../database/connect.ts";
import { presentEvent, presentHour, presentPosition, presentPrediction } from "./record/present-parts.ts";
import { presentTrips } from "./record/present-trip.ts";
import {
  findEventsOfAll,
  findExpectationsOf,
  findHoursOfAll,
  findStartPredictions,
} from "./record/trip-parts.repository.ts";
import { findPositions } from "./record/trip-positions.repository.ts";
import { readAllTrips } from "./trip-list.repository.ts";

/** Returns the user's trips as files for the archive. */
export function tripEntries(db: Database, owner: UserViewer): Pick<ZipEntry, "name" | "input">[] {
  return [
    { name: "trips.json", input: tripsJson(db, owner) },
    { name: "trips.csv", input: tripsCsv(db, owner) },
  ];
}

async function* tripsJson(db: Database, owner: UserViewer): AsyncGenerator<string, void> {
  yield '{"trips":[';
  let separator = "\n";
  for await (const trips of readTrips(db, owner)) {
    yield separator + trips.map((trip) => JSON.stringify(trip)).join(",\n");
    separator = ",\n";
  }
  yield "\n]}\n";
}

type ExportedTrip = TripSummary &
  Pick<Trip, "events" | "track" | "prediction"> & {
    expectation: ShownExpectation | null | undefined;
    conditions: { hours: HourConditions[] };
  };

async function* readTrips(db: Database, owner: UserViewer): AsyncGenerator<ExportedTrip[], void> {
  for await (const rows of readAllTrips(db, owner.id)) {
    const of = { userId: owner.id, ids: rows.map(({ id }) => id) };
    const [trips, events, positions, hours, predictions, expected] = await Promise.all([
      presentTrips(db, owner, rows),
      findEventsOfAll(db, of),
      findPositions(db, of),
      findHoursOfAll(db, of),
      findStartPredictions(db, of),
      findExpectationsOf(db, of),
    ]);
    const eventsOf = Map.groupBy(events, ({ tripId }) => tripId);
    const trackOf = Map.groupBy(positions, ({ tripId }) => tripId);
    const hoursOf = Map.groupBy(hours, ({ tripId }) => tripId);
    const predictionOf = new Map(predictions.map((row) => [row.tripId, presentPrediction(row)]));
    const expectationOf = new Map(
      expected.map(({ tripId, madeAt, rule, expectation }) => [
        tripId,
        expectation && { ...expectation, rule, shown_at: madeAt.toISOString() },
      ]),
    );
    yield trips.map((trip) =>
      Object.assign(trip, {
        events: (eventsOf.get(trip.id) ?? []).map((event) => presentEvent(event, owner)),
        track: (trackOf.get(trip.id) ?? []).flatMap((position) => presentPosition(position, owner)),
        prediction: predictionOf.get(trip.id) ?? null,
        expectation: expectationOf.get(trip.id),
        conditions: { hours: (hoursOf.get(trip.id) ?? []).map(presentHour) },
      }),
    );
  }
}

/** Each custom field of trips is a column. */
async function* tripsCsv(db: Database, owner: UserViewer): AsyncGenerator<string, void> {
  const fields = await findFieldsOf(db, { userId: owner.id, subject: "trip" });
  const taken = COLUMNS.map((column) => (typeof column === "string" ? column : column.header));
  yield* writeCsv<Row>([...COLUMNS, ...customColumns(fields, taken)], tripsAsCells(db, owner));
}

/** Keyed by the keys of the columns, which are ids for custom fields. */
type Row = Record<string, unknown>;

const COLUMNS: readonly CsvColumn<keyof ReturnType<typeof toCells>>[] = [
  { key: "started_on", header: "date" },
  "time_zone",
  "started_at_utc",
  "ended_at_utc",
  "hours_fished",
  "hours_paused",
  "hours_usable",
  "fish",
  "strikes",
  "lost",
  "follows",
  "water",
  "place_name",
  "latitude",
  "longitude",
  "method",
  "target_species",
  "all_logged",
  "lines",
  "anglers",
  "companions",
  "start_source",
  "end_source",
  "water_temperature_f",
  "notes",
  "id",
];

async function* tripsAsCells(db: Database, owner: UserViewer): AsyncGenerator<Row[], void> {
  for await (const rows of readAllTrips(db, owner.id)) {
    const trips = await presentTrips(db, owner, rows);
    yield trips.map((trip) => Object.assign(toCells(trip), customCells(trip.custom)));
  }
}

function toCells({ hours, counts, ...trip }: TripSummary) {
  const { fish, strikes, lost, follows } = counts;
  return Object.assign(trip, {
    water: trip.water?.name,
    started_at_utc: trip.started_at,
    ended_at_utc: trip.ended_at,
    hours_fished: hours.fished,
    hours_paused: hours.paused,
    hours_usable: String(hours.usable),
    fish,
    strikes,
    lost,
    follows,
    target_species: trip.target_species.join("; "),
    all_logged: String(trip.all_logged),
    companions: trip.companions.join("; "),
    water_temperature_f: trip.water_temperature,
  });
}
