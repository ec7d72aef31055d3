import type { CatchFacts } from "../present-catch.ts";
import { writeCsv } from "./csv.ts";
import type { ExportedCatch, ReadLogbook } from "./exported-catches.ts";

/** The logbook as a table. */
export function catchesCsv(readLogbook: ReadLogbook): AsyncGenerator<string, void> {
  return writeCsv(COLUMNS, rowsOf(readLogbook()));
}

async function* rowsOf(batches: AsyncIterable<ExportedCatch[]>): AsyncGenerator<Row[], void> {
  for await (const batch of batches) yield batch.map(toRow);
}

type Row = ReturnType<typeof toRow>;

/** What a table says of a catch besides its photos; the name of a measure says its unit. */
export const FACT_COLUMNS = [
  "date",
  "time",
  "time_zone",
  "species",
  "length_in",
  "weight_lb",
  "lure",
  "depth_ft",
  "latitude",
  "longitude",
  "weather",
  "air_temperature_f",
  "water_temperature_f",
  "wind_speed_mph",
  "wind_direction",
  "barometric_pressure_inhg",
  "pressure_trend",
  "lunar_phase",
  "notes",
] as const satisfies (keyof FactCells)[];
export const RECORD_COLUMNS = [
  "caught_at_utc",
  "logged_at_utc",
  "changed_at_utc",
  "id",
] as const satisfies (keyof FactCells)[];
const COLUMNS = [...FACT_COLUMNS, "photos", ...RECORD_COLUMNS] as const satisfies (keyof Row)[];

function toRow({ facts, day, photos }: ExportedCatch) {
  return { ...toCells(facts, day), photos: photos.map(({ file }) => file).join("; ") };
}

export type FactCells = ReturnType<typeof toCells>;

/** @param day yyyy-mm-dd on the angler's clock. */
export function toCells(facts: CatchFacts, day: string) {
  return {
    date: day,
    time: facts.time,
    time_zone: facts.time_zone,
    species: facts.species,
    length_in: facts.length,
    weight_lb: facts.weight,
    lure: facts.lure_type,
    depth_ft: facts.depth,
    latitude: facts.latitude,
    longitude: facts.longitude,
    weather: facts.weather_conditions,
    air_temperature_f: facts.air_temperature,
    water_temperature_f: facts.water_temperature,
    wind_speed_mph: facts.wind_speed,
    wind_direction: facts.wind_direction,
    barometric_pressure_inhg: facts.barometric_pressure,
    pressure_trend: facts.pressure_trend,
    lunar_phase: facts.lunar_phase,
    notes: facts.notes,
    caught_at_utc: facts.date,
    logged_at_utc: facts.created_at,
    changed_at_utc: facts.updated_at,
    id: facts.id,
  };
}
