import { GeoJSONVT } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Feature, FeatureCollection } from "geojson";

import type { Region } from "./region.ts";

export const MOST_ZOOM = 14;
/** The side of a tile in its own units, by which geojson-vt cuts. */
const EXTENT = 4096;

/**
 * Returns a function that cuts a tile as bytes of the Mapbox Vector Tile format, without its empty layers. A feature
 * with a `min_zoom` is in no tile farther out.
 */
export function tileCutter(region: Region): (z: number, x: number, y: number) => Uint8Array {
  const cutters = Object.entries(region).map(([name, data]) => [name, layerCutter(data)] as const);
  return (z, x, y) => {
    const layers = cutters.flatMap(([name, cut]) => {
      const tile = cut(z).getTile(z, x, y);
      return tile ? [[name, tile] as const] : [];
    });
    return fromGeojsonVt(Object.fromEntries(layers), { version: 2, extent: EXTENT });
  };
}

/** Returns a function that gives the layer as it is at a zoom. */
function layerCutter({ features }: FeatureCollection): (zoom: number) => GeoJSONVT {
  const ofZoom = new Map<number, GeoJSONVT>();
  const least = features.map(leastZoom);
  return (zoom) => {
    const from = Math.max(0, ...least.filter((each) => each <= zoom));
    const known = ofZoom.get(from);
    if (known) return known;
    const index = indexOf(features.filter((feature) => leastZoom(feature) <= zoom));
    ofZoom.set(from, index);
    return index;
  };
}

function leastZoom({ properties }: Feature): number {
  return Number(properties?.["min_zoom"] ?? 0);
}

function indexOf(features: Feature[]): GeoJSONVT {
  return new GeoJSONVT({ type: "FeatureCollection", features }, { maxZoom: MOST_ZOOM, indexMaxZoom: 6 });
}
