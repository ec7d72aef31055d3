import { stringify } from "csv-stringify/sync";

import type { ExportedCatch, ReadLogbook } from "./exported-catches.ts";

/**
 * The logbook as a table by RFC 4180, with a byte order mark, without which spreadsheets take UTF-8 for something
 * else. A cell that a spreadsheet would take for a formula begins with an apostrophe; numbers stay numbers.
 */
export async function* catchesCsv(readLogbook: ReadLogbook): AsyncGenerator<string, void> {
  yield write([], true);
  for await (const batch of readLogbook()) yield write(batch, false);
}

function write(batch: ExportedCatch[], isHead: boolean): string {
  return stringify(batch.map(toRow), {
    bom: isHead,
    header: isHead,
    columns: COLUMNS,
    record_delimiter: "windows",
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}

type Row = ReturnType<typeof toRow>;

/** The keys of a row in their order are the header; a measure's says its unit. */
const COLUMNS = [
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
  "photos",
  "caught_at_utc",
  "logged_at_utc",
  "changed_at_utc",
  "id",
] as const satisfies (keyof Row)[];

function toRow({ facts, day, photos }: ExportedCatch) {
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
    photos: photos.map(({ file }) => file).join("; "),
    caught_at_utc: facts.date,
    logged_at_utc: facts.created_at,
    changed_at_utc: facts.updated_at,
    id: facts.id,
  };
}
