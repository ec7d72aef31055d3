import { eastOf, southOf } from "@creel/domain/map/mercator";
import type { Feature, Position } from "geojson";

import { MOST_ZOOM } from "./cut-tiles.ts";
import type { Region } from "./region.ts";

const LEAST_ZOOM = 3;

/**
 * Gives the names of lakes the zoom from which on tiles have them, as the generator of OpenMapTiles does: the zoom at
 * which the lake covers a quarter of a tile, or the nearest tiles' zoom at the latest.
 */
export function withNameZooms(region: Region): Region {
  const names = region["water_name"];
  if (!names) return region;
  const lakes = region["water"]?.features.flatMap(areasOf) ?? [];
  const features = names.features.map((name): Feature => {
    if (name.geometry.type !== "Point") return name;
    const place = onMap(name.geometry.coordinates);
    const lake = lakes.find((ring) => isAround(ring, place));
    return { ...name, properties: { ...name.properties, min_zoom: lake ? zoomOf(lake) : MOST_ZOOM } };
  });
  return { ...region, water_name: { ...names, features } };
}

type Point = readonly [x: number, y: number];

/** Returns the outer rings, in coordinates of the square map. */
function areasOf({ geometry }: Feature): Point[][] {
  if (geometry.type === "Polygon") return geometry.coordinates.slice(0, 1).map((ring) => ring.map(onMap));
  if (geometry.type !== "MultiPolygon") return [];
  return geometry.coordinates.flatMap((rings) => rings.slice(0, 1).map((ring) => ring.map(onMap)));
}

function onMap([longitude = 0, latitude = 0]: Position): Point {
  return [eastOf(longitude), southOf(latitude)];
}

function sidesOf(ring: readonly Point[]): (readonly [Point, Point])[] {
  return ring.map((point, index) => [ring.at(index - 1) ?? point, point] as const);
}

function zoomOf(ring: readonly Point[]): number {
  const twice = sidesOf(ring).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0);
  const zoom = Math.ceil(-Math.log2(Math.sqrt(Math.abs(twice) / 2)) - 1);
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
}

function isAround(ring: readonly Point[], [x, y]: Point): boolean {
  const crossed = sidesOf(ring).filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  );
  return crossed.length % 2 === 1;
}
