import { DETAIL_NAMES, type DetailName, isLongText } from "@creel/domain/details/details";

import { type CsvColumn, writeCsv } from "../../base/csv.ts";
import { customCells, customColumns, type NamedField } from "../../custom-fields/custom-columns.ts";
import { DETAIL_COLUMNS } from "../../database/detail-columns.ts";
import type { CatchWithoutLinks } from "../record/present-catch.ts";
import type { ExportedCatch, ReadLogbook } from "./exported-catches.ts";

/** @param fields the angler's custom fields for catches, each of which is a column */
export function catchesCsv(
  readLogbook: ReadLogbook,
  fields: readonly NamedField[],
): AsyncGenerator<string, void> {
  const taken = COLUMNS.map((column) => (typeof column === "string" ? column : column.header));
  return writeCsv<Row>([...COLUMNS, ...customColumns(fields, taken)], rowsOf(readLogbook()));
}

/** Keyed by the keys of the columns, which are ids for custom fields. */
type Row = Record<string, unknown>;

async function* rowsOf(batches: AsyncIterable<ExportedCatch[]>): AsyncGenerator<Row[], void> {
  for await (const batch of batches) {
    yield batch.map((caught) => Object.assign(toRow(caught), customCells(caught.record.custom)));
  }
}

/**
 * The order that the table has always had: the fish and how it was caught, then where, then conditions, then long
 * texts.
 */
const BEFORE_PLACE: readonly DetailName[] = ["length", "weight", "quantity", "fate", "lure_type", "depth"];
const AFTER_PLACE = DETAIL_NAMES.filter((name) => !BEFORE_PLACE.includes(name)).toSorted(
  (one, other) => Number(isLongText(one)) - Number(isLongText(other)),
);

const SHORT_HEADERS: Partial<Record<DetailName, string>> = {
  lure_type: "lure",
  weather_conditions: "weather",
};

/** Column names contain the unit, as in "water_temperature_f". */
function columnOf(name: DetailName) {
  const stored = DETAIL_COLUMNS[name].replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { key: name, header: SHORT_HEADERS[name] ?? stored };
}

export const FACT_COLUMNS: readonly CsvColumn<keyof Cells>[] = [
  "date",
  "time",
  "time_zone",
  "species",
  ...BEFORE_PLACE.map(columnOf),
  "latitude",
  "longitude",
  ...AFTER_PLACE.map(columnOf),
];
export const RECORD_COLUMNS = [
  { key: "position_accuracy", header: "position_accuracy_m" },
  { key: "clock_offset", header: "clock_offset_s" },
  "caught_at_utc",
  "logged_at_utc",
  "changed_at_utc",
  "id",
] as const;
const COLUMNS: readonly CsvColumn<keyof ReturnType<typeof toRow>>[] = [
  ...FACT_COLUMNS,
  "photos",
  "trip_id",
  "water",
  "spot",
  "tackle",
  "rod",
  ...RECORD_COLUMNS,
];

function toRow({ record, day, photos, lure: tackle, rod }: ExportedCatch) {
  return { ...toCells(record, day), tackle, rod, photos: photos.map(({ file }) => file).join("; ") };
}

type Cells = ReturnType<typeof toCells>;

/** @param day yyyy-mm-dd on the angler's clock */
export function toCells(record: CatchWithoutLinks, day: string) {
  return {
    ...record,
    water: record.water?.name,
    spot: record.spot?.name,
    date: day,
    caught_at_utc: record.date,
    logged_at_utc: record.created_at,
    changed_at_utc: record.updated_at,
  };
}
