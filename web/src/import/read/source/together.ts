import type { SourceKind } from "@creel/domain/import/source/source-parts";
import type { SourceRow, SourceTable } from "@creel/domain/import/source/source-table";

import { newSource, type ReadSource } from "./read-source.ts";
import { READ_LIMITS, RefusedFileError } from "./refusal.ts";

const MAPS: ReadonlySet<SourceKind> = new Set(["gpx", "kml", "geojson"]);

/**
 * Several files as one: those of lines are its sheets, the points and tracks of maps are on one map.
 * @throws RefusedFileError for others, which are imported one after the other
 */
export function together(sources: readonly ReadSource[]): ReadSource {
  const [first] = sources;
  if (!first) throw new RefusedFileError("empty");
  if (sources.length === 1) return first;
  const rows = sources.flatMap(({ tables }) => tables).reduce((sum, table) => sum + table.rows.length, 0);
  if (rows > READ_LIMITS.rows) throw new RefusedFileError("too_many_rows", READ_LIMITS.rows);
  if (sources.every(({ kind }) => MAPS.has(kind))) return oneMap(first, sources);
  if (!sources.every(isOfLines)) throw new RefusedFileError("several_kinds");
  const isOneKind = sources.every(({ kind }) => kind === first.kind);
  return newSource(isOneKind ? first.kind : "table", {
    tables: sources.flatMap(({ tables }) => tables),
    choices: sources.flatMap(({ tables, choices }) => tables.map((_, index) => choices[index] ?? {})),
    trips: sources.flatMap(({ trips }) => trips),
    problems: sources.flatMap(({ problems }) => problems),
    encoding: encodingOf(sources),
  });
}

/** Its catches are lines of tables alone, and nothing else of it names one of them. */
function isOfLines({ tables, trips, places, tracks, lures, records, pictures }: ReadSource): boolean {
  const others = [places, tracks, lures, pictures];
  const isBare = others.every(({ length }) => length === 0) && records === null;
  return isBare && (tables.length === 0 || trips.length === 0);
}

/** One question for all files, as the first is asked. */
function encodingOf(sources: readonly ReadSource[]): ReadSource["encoding"] {
  const all = sources.flatMap(({ encoding }) => encoding ?? []);
  return all.find(({ value }) => value === null) ?? all[0] ?? null;
}

function oneMap({ kind }: ReadSource, sources: readonly ReadSource[]): ReadSource {
  const tables = sources.flatMap((source) => source.tables);
  return newSource(kind, {
    tables: tables.length > 0 ? [oneTable(sources, tables)] : [],
    places: sources.flatMap(({ places }) => places),
    tracks: sources.flatMap(({ tracks }) => tracks),
    problems: sources.flatMap(({ problems }) => problems),
    encoding: encodingOf(sources),
  });
}

/** Under the names of all columns; the lines are counted on, those of all places before those without one. */
function oneTable(sources: readonly ReadSource[], tables: readonly SourceTable[]): SourceTable {
  const headers = [...new Set(tables.flatMap((table) => table.headers))];
  const all = sources.flatMap((source) =>
    source.tables.flatMap((table) =>
      table.rows.map((row, index) => ({
        isPlaced: index < source.places.length,
        isCatch: row.isCatch,
        cells: headers.map((header) => row.cells[table.headers.indexOf(header)] ?? ""),
      })),
    ),
  );
  const inOrder = [...all.filter(({ isPlaced }) => isPlaced), ...all.filter(({ isPlaced }) => !isPlaced)];
  const rows = inOrder.map(({ cells, isCatch }, index): SourceRow =>
    Object.assign({ line: index + 1, cells }, isCatch !== undefined && { isCatch }),
  );
  return { name: tables[0]?.name ?? "", headers, rows, delimiter: null, decimal: "." };
}
