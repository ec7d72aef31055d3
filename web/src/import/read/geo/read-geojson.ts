import { readCreelFeatures } from "../apps/creel-files.ts";
import { isObject } from "../source/json.ts";
import type { ReadSource } from "../source/read-source.ts";
import { type MapFeature, propertiesOf, type TimedPoint } from "./map-feature.ts";
import { sourceOfFeatures } from "./map-features.ts";

const GEOMETRIES: ReadonlySet<unknown> = new Set([
  "Point",
  "MultiPoint",
  "LineString",
  "MultiLineString",
  "Polygon",
  "MultiPolygon",
  "GeometryCollection",
]);

/** A collection, one feature, or a geometry alone. */
export function isGeoJson(json: unknown): boolean {
  if (!isObject(json)) return false;
  if (json["type"] === "FeatureCollection") return Array.isArray(json["features"]);
  return json["type"] === "Feature" || isGeometry(json);
}

/** @param features each in an object; what is no feature is a point without a place */
export function readGeoJson(features: readonly unknown[]): ReadSource {
  const all = features.flatMap(featuresIn);
  return readCreelFeatures(all) ?? sourceOfFeatures("geojson", all.map(featureOf));
}

function featuresIn(json: unknown): unknown[] {
  const features = isObject(json) && json["type"] === "FeatureCollection" ? json["features"] : null;
  return Array.isArray(features) ? features : [json];
}

function isGeometry(json: unknown): boolean {
  if (!isObject(json) || !GEOMETRIES.has(json["type"])) return false;
  return Array.isArray(json["coordinates"]) || Array.isArray(json["geometries"]);
}

function featureOf(json: unknown): MapFeature {
  const geometry = isGeometry(json) ? json : isObject(json) ? json["geometry"] : null;
  const properties = isObject(json) && isObject(json["properties"]) ? json["properties"] : {};
  const times = isObject(properties["coordinateProperties"])
    ? properties["coordinateProperties"]["times"]
    : null;
  const texts = Object.entries(properties)
    .filter(([name]) => !STYLES.has(name) && name !== "coordinateProperties")
    .map(([name, value]) => [name, textOf(value)] as const);
  const { description = "", ...others } = propertiesOf(texts);
  return { properties: others, description, ...shapesOf(geometry, times) };
}

/** How a map draws it is no note. */
const STYLES: ReadonlySet<string> = new Set([
  "fill",
  "fill-opacity",
  "icon",
  "icon-color",
  "icon-heading",
  "icon-offset",
  "icon-offset-units",
  "icon-opacity",
  "icon-scale",
  "label-color",
  "label-opacity",
  "label-scale",
  "marker-color",
  "marker-size",
  "marker-symbol",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "styleHash",
  "styleMapHash",
  "styleUrl",
  "visibility",
  "_gpxType",
  "@geometry-type",
]);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (isObject(value) && typeof value["value"] === "string") return value["value"].trim();
  return typeof value === "string" ? value.trim() : JSON.stringify(value);
}

type Shapes = Pick<MapFeature, "points" | "lines" | "areas">;

function shapesOf(geometry: unknown, times: unknown): Shapes {
  if (!isObject(geometry)) return { points: [], lines: [], areas: 0 };
  const coordinates = listOf(geometry["coordinates"]);
  const [points, lines] = [coordinates.map((each) => pointOf(each)), coordinates.map(listOf)];
  switch (geometry["type"]) {
    case "Point":
      return { points: [pointOf(coordinates)], lines: [], areas: 0 };
    case "MultiPoint":
      return { points, lines: [], areas: 0 };
    case "LineString":
      return { points: [], lines: [lineOf(coordinates, times)], areas: 0 };
    case "MultiLineString":
      return { points: [], lines: lines.map((line, at) => lineOf(line, listOf(times)[at])), areas: 0 };
    case "Polygon":
      return { points: [], lines: [], areas: 1 };
    case "MultiPolygon":
      return { points: [], lines: [], areas: Math.max(1, coordinates.length) };
    default:
      return together(listOf(geometry["geometries"]).map((each) => shapesOf(each, null)));
  }
}

function together(all: readonly Shapes[]): Shapes {
  return {
    points: all.flatMap(({ points }) => points),
    lines: all.flatMap(({ lines }) => lines),
    areas: all.reduce((sum, { areas }) => sum + areas, 0),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function lineOf(line: readonly unknown[], times: unknown): TimedPoint[] {
  const all = listOf(times);
  return line.map((each, index) => pointOf(each, all.length === line.length ? all[index] : null));
}

/** Longitude before latitude. */
function pointOf(position: unknown, time: unknown = null): TimedPoint {
  const [longitude, latitude] = listOf(position);
  return {
    latitude: textOf(latitude),
    longitude: textOf(longitude),
    at: typeof time === "string" ? time : null,
  };
}
