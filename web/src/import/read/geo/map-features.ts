import type { ImportField } from "@creel/domain/import/columns/column-targets";
import { readHeader } from "@creel/domain/import/columns/read-header";
import type { SourceKind, SourcePlace, SourceTrack } from "@creel/domain/import/source/source-parts";
import type { NamedCode, SourceProblem } from "@creel/domain/import/source/source-problem";
import type { SourceRow } from "@creel/domain/import/source/source-table";

import { newSource, type ReadSource, tableOfObjects } from "../source/read-source.ts";
import { isInMeters, type MapFeature, placeOf, type Properties, type WrittenPoint } from "./map-feature.ts";

interface Point extends Pick<MapFeature, "properties" | "description"> {
  written: WrittenPoint | null;
  /** `null` if the place is unknown. */
  place: ReturnType<typeof placeOf>;
}

/**
 * Turns points into lines of a table and places, and lines into tracks. The angler decides what a point becomes. Any
 * other feature is listed as a problem.
 */
export function sourceOfFeatures(kind: SourceKind, features: readonly MapFeature[]): ReadSource {
  const points = features.flatMap(pointsOf);
  const placed = points.filter(({ place }) => place !== null);
  const placeless = points.filter(({ place }) => place === null);
  const table = tableOfObjects(kind, [...placed, ...placeless].map(rowOf));
  const rows = table.rows.map((row, index): SourceRow => {
    const point = placeless[index - placed.length];
    return point ? Object.assign({}, row, { isCatch: isCatch(point.properties) }) : row;
  });
  return newSource(kind, {
    tables: points.length > 0 ? [{ ...table, rows }] : [],
    places: placed.flatMap(sourcePlaces),
    tracks: features.flatMap(tracksOf),
    problems: [...placeless.map(problemOf), ...features.flatMap(problemsOf)],
  });
}

/** A feature without geometry counts as a point with an unknown place. So does a track of one point, with its place. */
function pointsOf({ properties, description, points, lines, areas }: MapFeature): Point[] {
  const single = lines.flatMap((line) => (line.length === 1 ? line : []));
  const written = [...points, ...single];
  const hasLine = lines.some((line) => line.length > 1);
  if (written.length + areas === 0 && !hasLine) {
    return [{ properties, description, written: null, place: null }];
  }
  return written.map((each) => ({ properties, description, written: each, place: placeOf(each) }));
}

function rowOf({ properties, description, written, place }: Point): Record<string, string> {
  const cells = description === "" ? properties : { ...properties, description };
  if (!written) return cells;
  if (!place) return { ...cells, [AS_WRITTEN]: `${written.latitude}, ${written.longitude}` };
  const { latitude, longitude } = place;
  return { ...withoutAxes(cells), latitude: String(latitude), longitude: String(longitude) };
}

/** A header that names no latitude or longitude, since the numbers are not a place in either order. */
const AS_WRITTEN = "Coordinates as written";

/** Renames columns that claim to be coordinates, since the geometry has them. */
function withoutAxes(cells: Properties): Record<string, string> {
  const entries = Object.entries(cells);
  return Object.fromEntries(entries.map(([name, text]) => [AXES.has(name) ? `${name} 2` : name, text]));
}

const AXES: ReadonlySet<string> = new Set(["latitude", "longitude"]);

function sourcePlaces({ properties, description, place }: Point): SourcePlace[] {
  if (!place) return [];
  const { name = "", water = null, ...others } = properties;
  const notes = notesOf(others, description);
  return [{ ...place, name, water, notes, isCatch: isCatch(properties) }];
}

/** Joins the descriptions and all other texts, each with its name. */
function notesOf({ desc = "", ...others }: Properties, description: string): string {
  const more = Object.entries(others).map(([name, text]) => `${name}: ${text}`);
  return [description, desc, ...more].filter((text) => text !== "").join("\n");
}

/** True if it states a fish and a date, or has a time and a fish symbol. A time alone is when the point was saved. */
function isCatch(properties: Properties): boolean {
  const { time = "", sym = "", type = "" } = properties;
  if (time !== "" && FISH.test(`${sym} ${type}`)) return true;
  const entries = Object.entries(properties);
  const fields = entries.flatMap(([name, text]) => fieldsOf(name).map((field) => ({ field, text })));
  const hasDay = fields.some(({ field, text }) => field === "date" || (field === "time" && DAY.test(text)));
  return hasDay && fields.some(({ field }) => field === "species");
}

const fieldsByName = new Map<string, readonly ImportField[]>();

/** Caches the result, since many points have the same names. */
function fieldsOf(name: string): readonly ImportField[] {
  const known = fieldsByName.get(name) ?? readHeader(name).map(({ field }) => field);
  fieldsByName.set(name, known);
  return known;
}

/** Matches symbols of a caught fish, such as "Fish" or "fish2", but not "Fishing Area", which is a place. */
const FISH = /\b(?:fish|catch)\d*\b/i;
const DAY = /\d{4}-\d{2}-\d{2}/;

function tracksOf({ properties, description, lines }: MapFeature): SourceTrack[] {
  const { name = "", ...others } = properties;
  const nameWithNotes = [name, notesOf(others, description)].filter((text) => text !== "").join("\n");
  return lines
    .filter((line) => line.length > 1)
    .map((line) => ({
      name: nameWithNotes,
      points: line.flatMap((point) => {
        const place = placeOf(point);
        return place ? [{ ...place, at: point.at }] : [];
      }),
    }));
}

function problemOf({ properties, written }: Point): SourceProblem {
  if (!written) return named("no_coordinates", properties);
  const { latitude, longitude } = written;
  const name = [nameOf(properties), `(${latitude}, ${longitude})`].filter((text) => text !== "").join(" ");
  return { code: isInMeters(written) ? "meters" : "no_degrees", name };
}

function problemsOf({ properties, lines, areas, isUnpaired = false }: MapFeature): SourceProblem[] {
  const tracks = lines.filter((line) => line.length > 1);
  const lost = tracks.flatMap((line) => line.filter((point) => placeOf(point) === null));
  const timeless = tracks
    .filter((line) => line.some(({ at }) => at !== null))
    .flatMap((line) => line.filter(({ at }) => at === null));
  return [
    ...lost.map((written) => problemOf({ properties, description: "", written, place: null })),
    ...timeless.map(() => named("no_time", properties)),
    ...Array.from({ length: areas }, () => named("area", properties)),
    ...(isUnpaired ? [named("unpaired_times", properties)] : []),
  ];
}

function named(code: NamedCode, properties: Properties): SourceProblem {
  return { code, name: nameOf(properties) };
}

/** Returns a name that distinguishes a feature from others. */
export function nameOf(properties: Properties): string {
  return properties["name"] ?? Object.values(properties)[0] ?? "–";
}
