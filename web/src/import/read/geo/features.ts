import type { SourceKind, SourcePlace, SourceTrack } from "@creel/domain/import/source/source-parts";
import type { Feature, FeatureCollection, Position } from "geojson";

import { newSource, type ReadSource } from "../source/read-source.ts";
import { tableOfObjects } from "../source/tables.ts";

/** Points are lines of a table and places, lines are tracks; what they are to be, the angler is asked. */
export function sourceOfFeatures(kind: SourceKind, { features }: FeatureCollection): ReadSource {
  const points = features.filter(isPoint);
  return newSource(kind, {
    tables: points.length > 0 ? [tableOfObjects(kind, points.map(rowOf))] : [],
    places: points.map(placeOf),
    tracks: features.flatMap(tracksOf),
  });
}

type PointFeature = Feature & { geometry: { type: "Point"; coordinates: Position } };

function isPoint(feature: Feature): feature is PointFeature {
  return feature.geometry?.type === "Point";
}

/** Longitude before latitude. */
function rowOf({ geometry, properties }: PointFeature): Record<string, string> {
  const [longitude, latitude] = geometry.coordinates;
  const cells = Object.entries(properties ?? {}).flatMap(([name, value]) =>
    STYLES.test(name) || value === null ? [] : [[name, plain(value)] as const],
  );
  return { ...Object.fromEntries(cells), latitude: String(latitude), longitude: String(longitude) };
}

/** How a map draws it is no note. */
const STYLES = /^(?:style|icon|stroke|fill|marker-|label-|visibility|_gpxType|@geometry)/;

function placeOf(feature: PointFeature): SourcePlace {
  const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
  const { name, water, description, desc } = feature.properties ?? {};
  return {
    latitude,
    longitude,
    name: plain(name ?? ""),
    water: water === undefined ? null : plain(water),
    notes: plain(description ?? desc ?? ""),
    isCatch: isCatch(feature),
  };
}

/** A time alone is when the point was saved. */
function isCatch({ properties }: PointFeature): boolean {
  const { time, sym = "", type = "" } = properties ?? {};
  return Boolean(time) && FISH.test(`${plain(sym)} ${plain(type)}`);
}

/** The symbols of a fish that was caught: "Fish", "fish2", not "Fishing Area", which is a place. */
const FISH = /\b(?:fish|catch)\d*\b/i;

function tracksOf(feature: Feature): SourceTrack[] {
  const { geometry, properties } = feature;
  const name = plain(properties?.["name"] ?? "");
  const times: unknown = properties?.["coordinateProperties"]?.["times"];
  if (geometry?.type === "LineString") return [{ name, points: pointsOf(geometry.coordinates, times) }];
  if (geometry?.type !== "MultiLineString") return [];
  return geometry.coordinates.map((line, index) => ({
    name,
    points: pointsOf(line, Array.isArray(times) ? times[index] : undefined),
  }));
}

function pointsOf(line: readonly Position[], times: unknown): SourceTrack["points"] {
  return line.map(([longitude = 0, latitude = 0], index) => {
    const at: unknown = Array.isArray(times) ? times[index] : undefined;
    return { latitude, longitude, at: typeof at === "string" ? at : null };
  });
}

/** Descriptions are HTML in many files; what is read of it is its text. */
function plain(value: unknown): string {
  if (typeof value === "object" && value !== null) {
    return plain("value" in value ? value.value : JSON.stringify(value));
  }
  return String(value)
    .replaceAll(/<br\s*\/?>/gi, "\n")
    .replaceAll(/<[^<>]*>/g, "")
    .trim();
}
