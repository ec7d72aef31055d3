import type { ColumnTarget } from "@creel/domain/import/columns/column-targets";
import { readHeader } from "@creel/domain/import/columns/read-header";
import { readDay } from "@creel/domain/import/dates/read-day";
import type { Choices } from "@creel/domain/import/plan/choices";
import { creelTable } from "@creel/domain/import/rows/creel-catches";
import type { SourceKind } from "@creel/domain/import/source/source-parts";
import type { SourceRow, SourceTable } from "@creel/domain/import/source/source-table";

import { newSource, type ReadSource } from "../source/read-source.ts";
import { isAnglersLogTrips, readAnglersLogTrips } from "./anglers-log-trips.ts";
import { sourceOfCreel } from "./creel-files.ts";

/** Tables with a fixed layout, identified by headers that only they have. */
const KNOWN: readonly { kind: SourceKind; headers: readonly string[] }[] = [
  { kind: "inaturalist", headers: ["observed_on", "scientific_name"] },
  { kind: "darwin_core", headers: ["occurrenceID", "eventDate"] },
  { kind: "open_fishing", headers: ["caughtAt", "weightG"] },
];

/** Columns of Anglers' Log, in the languages it ships. */
const ANGLERS_LOG = [
  ["Time of Day", "Hora del día"],
  ["Season", "Temporada"],
  ["Catch and Release", "Captura y liberación"],
  ["Fishing Methods", "Métodos de pesca"],
  ["Water Clarity", "Claridad del agua"],
  ["Time of Sunrise", "Hora del amanecer"],
  ["Time of Sunset", "Hora del atardecer"],
  ["Air Humidity", "Humedad del aire"],
  ["Air Visibility", "Visibilidad del Aire"],
  ["Fishing Spot", "Lugar de pesca"],
  ["Atmospheric Pressure", "Presión atmosférica"],
  ["Moon Phase", "Fase lunar"],
];
const MIN_HEADERS = 5;

export function readKnownTable(table: SourceTable): ReadSource {
  const creel = creelTable(table);
  if (creel) return sourceOfCreel(creel);
  const known = KNOWN.find(({ headers }) => headers.every((header) => table.headers.includes(header)));
  if (known) {
    const { kind } = known;
    return newSource(kind, { tables: [adapt(fixed(table), kind)], choices: [choicesOf(table, kind)] });
  }
  if (isAnglersLogTrips(table)) return newSource("anglers_log_table", { trips: readAnglersLogTrips(table) });
  const ofAnglersLog = ANGLERS_LOG.filter((names) => names.some((name) => table.headers.includes(name)));
  if (ofAnglersLog.length < MIN_HEADERS) return newSource("table", { tables: [table] });
  return newSource("anglers_log_table", { tables: [withoutEpoch(fixed(table))] });
}

/** Fixes the layout of a table that a program wrote: its first line has the names. */
function fixed({ lines: _lines, headerLine: _header, text: _text, ...table }: SourceTable): SourceTable {
  return table;
}

function adapt(table: SourceTable, kind: SourceKind): SourceTable {
  return kind === "inaturalist" ? withPreciseTime(withoutObscured(table)) : { ...table, decimal: "." };
}

function choicesOf(table: SourceTable, kind: SourceKind): Choices {
  if (kind === "open_fishing") return {};
  const wanted: Readonly<Record<string, ColumnTarget>> =
    kind === "inaturalist"
      ? {
          observed_on: "date",
          scientific_name: "species",
          common_name: "noted",
          description: "notes",
          image_url: "noted",
        }
      : { scientificName: "species", individualCount: "quantity", eventDate: "date" };
  const columns = table.headers.flatMap((header, index) => {
    const target = Object.hasOwn(wanted, header) ? wanted[header] : undefined;
    return target === undefined ? [] : [[index, target] as const];
  });
  return { columns: Object.fromEntries(columns) };
}

/**
 * Uses the private place if there is one. Drops a place that iNaturalist obscured: it would put a pin where nobody
 * fished.
 */
function withoutObscured(table: SourceTable): SourceTable {
  const at = (header: string) => table.headers.indexOf(header);
  const [latitude, longitude, obscured] = [at("latitude"), at("longitude"), at("coordinates_obscured")];
  const [privateLatitude, privateLongitude] = [at("private_latitude"), at("private_longitude")];
  const place = (cells: readonly string[]): { cells: readonly string[]; isObscured: boolean } => {
    const own = [cells[privateLatitude] ?? "", cells[privateLongitude] ?? ""];
    if (own.every((cell) => cell.trim() !== "")) return { cells: own, isObscured: false };
    const isObscured = (cells[obscured] ?? "").trim().toLowerCase() === "true";
    const published = [cells[latitude] ?? "", cells[longitude] ?? ""];
    return { cells: isObscured ? ["", ""] : published, isObscured };
  };
  return {
    ...table,
    decimal: ".",
    headers: table.headers.map((header) => (header.startsWith("private_") ? "" : header)),
    rows: table.rows.map((row): SourceRow => {
      const {
        cells: [north = "", east = ""],
        isObscured,
      } = place(row.cells);
      const replaced = new Map([
        [latitude, north],
        [longitude, east],
        [privateLatitude, ""],
        [privateLongitude, ""],
      ]);
      const cells = row.cells.map((cell, index) => replaced.get(index) ?? cell);
      return Object.assign({}, row, { cells, isObscured });
    }),
  };
}

/** One column has the day. Others have the moment, with its offset from UTC or as the observer wrote it. */
function withPreciseTime(table: SourceTable): SourceTable {
  const day = table.headers.indexOf("observed_on");
  const precise = ["time_observed_at", "observed_on_string"].map((header) => table.headers.indexOf(header));
  return {
    ...table,
    rows: table.rows.map((row): SourceRow => {
      const moment = precise.find((column) => hasTime(row.cells[column] ?? ""));
      if (moment === undefined) return row;
      const cells = row.cells.with(day, row.cells[moment] ?? "").with(moment, "");
      return Object.assign({}, row, { cells });
    }),
  };
}

/** A later step checks whether the day is in the future. */
const LAST_DAY = "9999-12-31";

function hasTime(text: string): boolean {
  const time = readDay(text, "ymd", LAST_DAY)?.time;
  return time !== null && time !== undefined;
}

/** Matches the Unix epoch, whose local date depends on the time zone. */
const UNSET_DAY = /\b31\b.*\b1969\b|\b1\b.*\b1970\b/;

/** Removes dates that were never set, which Anglers' Log writes as the Unix epoch. */
function withoutEpoch(table: SourceTable): SourceTable {
  const dates = new Set(
    table.headers.flatMap((header, index) =>
      readHeader(header).some(({ field }) => field === "date") ? [index] : [],
    ),
  );
  return {
    ...table,
    rows: table.rows.map((row): SourceRow => {
      const cells = row.cells.map((cell, index) => (dates.has(index) && UNSET_DAY.test(cell) ? "" : cell));
      return Object.assign({}, row, { cells });
    }),
  };
}
