import type { WaterKind } from "../../waters/new-water.ts";
import { latitudeOf, longitudeOf } from "../mercator.ts";
import type { TilePlace } from "../tiles-around.ts";

export type Position = [longitude: number, latitude: number];
/** The shore first, then islands. */
export type Rings = Position[][];

export interface ZoomedTile extends TilePlace {
  zoom: number;
}

/** The part of a lake, a sea or a wide river that lies in one tile. */
export interface WaterPiece {
  kind: WaterKind;
  /** The map's id of the water; its class if the map has no ids. */
  water: string;
  rings: Rings;
}

/** The part of a river or a stream that lies in one tile. */
export interface WaterLine {
  /** `null` if the map has none. */
  name: string | null;
  kind: "river" | "canal";
  path: Position[];
}

interface WaterLabel {
  name: string;
  /** True for a bay, strait or fjord, which is named within its lake or sea. */
  isBay: boolean;
  /** A point, or the line along which the name is written. */
  path: Position[];
}

export interface TileWaters {
  pieces: WaterPiece[];
  lines: WaterLine[];
  labels: WaterLabel[];
}

interface Point {
  x: number;
  y: number;
}

type Labels = Record<string, string | number | boolean | undefined>;

/** A feature as read by `@mapbox/vector-tile`. */
interface TileFeature {
  id?: number | undefined;
  type: number;
  extent: number;
  properties: Labels;
  loadGeometry: () => Point[][];
}

export interface TileLayers {
  [name: string]: { length: number; feature: (index: number) => TileFeature };
}

const [LINE, AREA] = [2, 3];

/**
 * The layers that have waters. OpenMapTiles has the first three. Protomaps has the first one, with streams as its lines
 * and names as its points; up to version 3 it also has the last two. No schema uses one of these names for something
 * else.
 */
const LAYERS = ["water", "waterway", "water_name", "physical_line", "physical_point"];

const NO_WATERS = new Set(["swimming_pool", "dam", "weir"]);

/** A class that is not listed is a lake: each schema has several more words for lakes. */
const KINDS: Record<string, WaterKind> = {
  ocean: "sea",
  sea: "sea",
  bay: "sea",
  strait: "sea",
  fjord: "sea",
  river: "river",
  riverbank: "river",
  stream: "river",
  canal: "canal",
  ditch: "canal",
  drain: "canal",
  dock: "canal",
  pond: "pond",
};

const BAYS = new Set(["bay", "strait", "fjord"]);

/** Reads the lakes, seas, rivers and streams of a tile, with their names in a language. */
export function readTileWaters(layers: TileLayers, tile: ZoomedTile, language: string): TileWaters {
  const waters: TileWaters = { pieces: [], lines: [], labels: [] };
  for (const name of LAYERS) {
    const layer = layers[name];
    for (let index = 0; index < (layer?.length ?? 0); index += 1) {
      const feature = layer?.feature(index);
      if (feature) addFeature(waters, feature, { tile, language, isOfNames: name === "water_name" });
    }
  }
  return waters;
}

interface Reading {
  tile: ZoomedTile;
  language: string;
  /** True for the layer whose lines are those along which names are written. */
  isOfNames: boolean;
}

function addFeature(waters: TileWaters, feature: TileFeature, { tile, language, isOfNames }: Reading): void {
  const { type, extent, properties } = feature;
  const word = wordOf(properties);
  if (NO_WATERS.has(word)) return;
  const kind = KINDS[word] ?? "lake";
  const name = nameIn(properties, language);
  const toPath = (points: readonly Point[]) => points.map((point) => toPosition(point, extent, tile));
  const paths = feature.loadGeometry();
  if (type === AREA) {
    const water = String(properties["id"] ?? feature.id ?? word);
    waters.pieces.push(...groupRings(paths).map((rings) => ({ kind, water, rings: rings.map(toPath) })));
  } else if (type === LINE && !isOfNames) {
    waters.lines.push(...paths.map((path) => ({ name, kind: lineKindOf(kind), path: toPath(path) })));
  } else if (name !== null) {
    waters.labels.push(...paths.map((path) => ({ name, isBay: BAYS.has(word), path: toPath(path) })));
  }
}

/** Reads the feature's class: `class` in OpenMapTiles, `kind` in Protomaps. */
function wordOf(properties: Labels): string {
  return String(properties["class"] ?? properties["kind"] ?? "");
}

function lineKindOf(kind: WaterKind): WaterLine["kind"] {
  return kind === "canal" ? kind : "river";
}

function toPosition({ x, y }: Point, extent: number, tile: ZoomedTile): Position {
  const count = 2 ** tile.zoom;
  return [longitudeOf((tile.x + x / extent) / count), latitudeOf((tile.y + y / extent) / count)];
}

function nameIn(properties: Labels, language: string): string | null {
  const name = properties[`name:${language}`] ?? properties["name"];
  return typeof name === "string" && name.trim() !== "" ? name.trim() : null;
}

/** Groups consecutive rings into areas. An island winds the other way than its shore. */
function groupRings(rings: readonly Point[][]): Point[][][] {
  const areas: Point[][][] = [];
  let outer = 0;
  for (const ring of rings) {
    const turn = Math.sign(areaOf(ring));
    if (turn === 0) continue;
    outer ||= turn;
    if (turn === outer) areas.push([ring]);
    else areas.at(-1)?.push(ring);
  }
  return areas;
}

function areaOf(ring: readonly Point[]): number {
  return ring.reduce((sum, { x, y }, index) => {
    const { x: nextX, y: nextY } = ring[(index + 1) % ring.length] ?? { x, y };
    return sum + x * nextY - nextX * y;
  }, 0);
}
