import type { Coordinates } from "@creel/domain/places/coordinates";
import { milesBetween } from "@creel/domain/places/distance";
import type { Geometry } from "geojson";

import { locale } from "../../i18n/locale.ts";

/** A feature of a map, in whole or as far as a tile has it. */
export interface MapFeature {
  geometry: Geometry;
  properties: Record<string, unknown> | null;
}

const FARTHEST_NAME_MILES = 3;
const MOST_NAMES = 5;

/** The names of waters near a point, the nearest first. */
export function namesNear(point: Coordinates, features: readonly MapFeature[]): string[] {
  const near = features
    .map((feature) => ({ name: nameOf(feature), miles: milesTo(point, feature.geometry) }))
    .filter(({ name, miles }) => name !== "" && miles <= FARTHEST_NAME_MILES)
    .toSorted((one, other) => one.miles - other.miles);
  return [...new Set(near.map(({ name }) => name))].slice(0, MOST_NAMES);
}

/** In the language that Creel is read in, where the map has it. */
function nameOf({ properties }: MapFeature): string {
  const name = properties?.[`name:${locale}`] ?? properties?.["name"];
  return typeof name === "string" ? name.trim() : "";
}

/** To the nearest corner. */
function milesTo(point: Coordinates, geometry: Geometry): number {
  return positionsOf(geometry).reduce(
    (least, [longitude = 0, latitude = 0]) => Math.min(least, milesBetween({ latitude, longitude }, point)),
    Infinity,
  );
}

function positionsOf(geometry: Geometry): readonly number[][] {
  switch (geometry.type) {
    case "Point":
      return [geometry.coordinates];
    case "MultiPoint":
    case "LineString":
      return geometry.coordinates;
    case "MultiLineString":
    case "Polygon":
      return geometry.coordinates.flat();
    case "MultiPolygon":
      return geometry.coordinates.flat(2);
    case "GeometryCollection":
      return geometry.geometries.flatMap(positionsOf);
  }
}
