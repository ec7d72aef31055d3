import { latitudeOf, longitudeOf } from "@creel/domain/map/mercator";
import type { TilePlace } from "@creel/domain/map/tiles-around";
import type { Outline } from "@creel/domain/waters/new-water";
import { classifyRings, VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";

/**
 * Of OpenMapTiles; of Protomaps the first alone, with streams as lines of it, and up to its version 3 the last, too. No
 * schema has one of these for something else.
 */
const WATER_LAYERS = ["water", "waterway", "physical_line"];
const NO_WATERS = new Set<unknown>(["swimming_pool"]);
const LINE = 2;
const AREA = 3;

type Position = [longitude: number, latitude: number];

/** Whether tiles with these layers have waters at all. */
export function haveWaters(layers: readonly { id: string }[]): boolean {
  return layers.some(({ id }) => id === "water");
}

/** The lakes, seas, rivers and streams of a vector tile that is not compressed. @throws when it is none */
export function decodeWaters(bytes: Uint8Array, tile: TilePlace & { zoom: number }): Outline[] {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return WATER_LAYERS.flatMap((name) => {
    const layer = layers[name];
    if (!layer) return [];
    return Array.from({ length: layer.length }, (_, index) => layer.feature(index))
      .filter(({ properties }) => !NO_WATERS.has(properties["class"] ?? properties["kind"]))
      .flatMap((feature) => outlineOf(feature, tile) ?? []);
  });
}

/** `null` for a point, which is the place of a name. */
function outlineOf(feature: VectorTileFeature, { zoom, x, y }: TilePlace & { zoom: number }): Outline | null {
  const { type, extent } = feature;
  if (type !== LINE && type !== AREA) return null;
  const count = 2 ** zoom;
  const toPath = (points: readonly { x: number; y: number }[]) =>
    points.map((point): Position => [
      longitudeOf((x + point.x / extent) / count),
      latitudeOf((y + point.y / extent) / count),
    ]);
  const paths = feature.loadGeometry();
  if (type === LINE) return { type: "MultiLineString", coordinates: paths.map(toPath) };
  return { type: "MultiPolygon", coordinates: classifyRings(paths).map((rings) => rings.map(toPath)) };
}
