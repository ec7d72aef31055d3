import { MINUTE_MS } from "../../dates/units-of-time.ts";
import { DETAILS } from "../../details/details.ts";
import type { ColumnTarget } from "../columns/column-targets.ts";
import { isMeasureTarget, readHeader } from "../columns/read-header.ts";
import type { Choices } from "../plan/choices.ts";
import type { SourceLure } from "../source/source-parts.ts";
import type { SourceRow, SourceTable } from "../source/source-table.ts";
import { type Json, objectOf, textOf } from "./json.ts";
import { recordedDay } from "./record-rows.ts";
import { CATCH_WAYS } from "./record-ways.ts";

/** Catches that a Creel server wrote as CSV, GeoJSON or GPX, as lines whose columns leave no doubt. */
export interface CreelCatches {
  table: SourceTable;
  choices: Choices;
  /** Lures and rods, identified by their description. */
  lures: SourceLure[];
}

/** Columns that no other program writes together. */
const MARKS = ["caught_at_utc", "logged_at_utc", "changed_at_utc", "position_accuracy_m", "id"];

/** `null` if no Creel server wrote the table. The own fields come after all other columns. */
export function creelTable(table: SourceTable): CreelCatches | null {
  const { headers, rows } = table;
  if (!MARKS.every((header) => headers.includes(header))) return null;
  const firstOwn = headers.indexOf("id") + 1;
  const records = rows.map(({ line, cells }) => {
    const entries = headers.map((header, column) => [header, plainText(cells[column])] as const);
    const { date, caught_at_utc: instant, ...record } = Object.fromEntries(entries.slice(0, firstOwn));
    return { line, record: { ...record, day: date, date: instant }, own: entries.slice(firstOwn) };
  });
  return catchesOf(table.name, records);
}

/** Whether these are the properties of a catch in the GeoJSON of a Creel server. */
export function isCreelRecord(properties: unknown): boolean {
  return RECORD_MARKS.every((name) => Object.hasOwn(objectOf(properties), name));
}

const RECORD_MARKS = ["id", "species", "date", "time", "time_zone", "position_accuracy", "created_at"];

/**
 * Reads catches from answers of the API, and what they have besides: properties for own fields, and the names of gear.
 */
export function creelRecords(name: string, records: readonly Json[]): CreelCatches {
  return catchesOf(
    name,
    records.map((record, index) => {
      const all = Object.entries(record);
      const catchFields = Object.fromEntries(all.filter(([key]) => isOfCatch(key)));
      const [water, spot] = [objectOf(record["water"])["name"], objectOf(record["spot"])["name"]];
      const own = all.filter(([key]) => !isOfCatch(key));
      return { line: index + 1, record: { ...catchFields, water, spot }, own };
    }),
  );
}

function isOfCatch(key: string): boolean {
  return Object.hasOwn(CATCH_WAYS, key) || key === "tackle" || key === "rod";
}

interface ReadRecord {
  line: number;
  record: Json;
  own: readonly (readonly [name: string, value: unknown])[];
}

function catchesOf(name: string, records: readonly ReadRecord[]): CreelCatches {
  const known = records.map(({ record }) => knownOf(record));
  const ofCatch = distinct(records.flatMap(({ record }) => Object.keys(record))).filter(isColumn);
  const ofAngler = distinct(records.flatMap(({ own }) => own.map(([header]) => header)));
  const columns = [...ofCatch.map(targetOf), ...ofAngler.map((): ColumnTarget => "new_field")];
  const rows = records.map(({ line, record, own }, index): SourceRow => {
    const noted = new Map(own);
    const values = ofCatch.map((header) => (header === "date" ? known[index]?.day : record[header]));
    const cells = [...values, ...ofAngler.map((header) => noted.get(header))].map(cellOf);
    return { line, cells, known: known[index]?.fields ?? {} };
  });
  // The API adds "(own)" to the name of an own field if a column of a catch has that name already.
  const headers = [...ofCatch, ...ofAngler.map((header) => header.replace(/ \(own\)$/, ""))];
  const table = { name, headers, rows, delimiter: null, decimal: "." } as const;
  return { table, choices: choicesOf(table, columns), lures: luresOf(records) };
}

/** False for headers that are known by other names, or are about the log and not about the fish. */
function isColumn(header: string): boolean {
  return targetOf(header) !== "left_out" && header !== "photos" && header !== "day";
}

function targetOf(header: string): ColumnTarget {
  return readHeader(header)[0]?.field ?? "left_out";
}

/** Keeps the names of species and lures. */
function choicesOf({ headers, rows }: SourceTable, columns: readonly ColumnTarget[]): Choices {
  const units = columns.flatMap((target, column) =>
    isMeasureTarget(target) ? [[column, DETAILS[target].unit] as const] : [],
  );
  const namesIn = (target: ColumnTarget) => {
    const column = columns.indexOf(target);
    const names = distinct(rows.map(({ cells }) => cells[column] ?? "")).filter((text) => text !== "");
    return Object.fromEntries(names.map((text) => [text, text]));
  };
  return {
    columns: Object.fromEntries(headers.map((_, column) => [column, columns[column] ?? "left_out"])),
    dateOrder: "ymd",
    quantity: "one",
    units: Object.fromEntries(units),
    speciesNames: namesIn("species"),
    lureNames: namesIn("lure_type"),
  };
}

function luresOf(records: readonly ReadRecord[]): SourceLure[] {
  return (["tackle", "rod"] as const).flatMap((column) => {
    const kind = column === "rod" ? "rod" : "lure";
    const names = distinct(records.flatMap(({ record }) => textOf(record[column]) || []));
    return names.map((name): SourceLure => {
      const lines = records.filter(({ record }) => record[column] === name).map(({ line }) => line);
      return { kind, name, brand: "", color: "", size: "", notes: "", lines };
    });
  });
}

/** Removes the apostrophe that keeps a text from being a formula. */
function plainText(cell = ""): string {
  return cell.replace(/^'(?=[=+\-@])/, "");
}

function cellOf(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

interface Known {
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  /** Fields in the spelling of a Creel archive that the table does not have in a column, or has less exactly. */
  fields: Record<string, unknown>;
}

/** @param record from a line of CSV, where all values are texts, or from an answer of the API */
function knownOf(record: Json): Known {
  const day = textOf(record["day"]) ?? String(recordedDay(record));
  const fields = {
    ...placeOf(record),
    ...(hasValue(record["time"]) && { date: instantOf(record, day) }),
    position_accuracy: numberOf(record["position_accuracy"] ?? record["position_accuracy_m"]),
    clock_offset: numberOf(record["clock_offset"] ?? record["clock_offset_s"]),
    trip_id: hasValue(record["trip_id"]) ? record["trip_id"] : null,
    ...(!hasValue(record["water"]) && { water_id: null, spot_id: null }),
    // The catch comes back as it was: conditions that nobody noted stay empty.
    fill_conditions: false,
  };
  const { chosen, conditions_filled: filled } = record;
  return {
    day,
    fields: {
      ...fields,
      ...(chosen !== undefined && { chosen }),
      ...(filled !== undefined && { conditions_filled: filled }),
    },
  };
}

function placeOf(record: Json): object {
  const [latitude, longitude] = [numberOf(record["latitude"]), numberOf(record["longitude"])];
  return latitude === null || longitude === null ? {} : { latitude, longitude };
}

/** A CSV cell without a value is empty. */
function hasValue(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function numberOf(value: unknown): number | null {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

/**
 * Returns the instant on the angler's clock, as exact as it is stored. Returns the stored date for a clock from before
 * time zones, which is not whole minutes from UTC.
 */
function instantOf({ date, time }: Json, day: string): string {
  const instant = Date.parse(String(date));
  const offset = (Date.parse(`${day}T${String(time)}Z`) - Math.floor(instant / 1000) * 1000) / MINUTE_MS;
  if (!Number.isInteger(offset)) return String(date);
  const clock = new Date(instant + offset * MINUTE_MS).toISOString().slice(0, -1);
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  return `${clock}${offset < 0 ? "-" : "+"}${twoDigits(hours)}:${twoDigits(minutes)}`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, "0");
}
