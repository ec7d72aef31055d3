import { eastOf, southOf } from "@creel/domain/map/mercator";
import type { TileJson } from "@creel/domain/map/tiles";
import { type Bounds, ringOf } from "@creel/domain/places/bounds";
import type { Feature, FeatureCollection, Polygon } from "geojson";
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";

import { chartStyle } from "../style/chart-style.ts";
import { embeddedStyle } from "../style/embedded-style.ts";
import { LAND_SHADES } from "../style/land-layers.ts";
import { DETAILED, TILES_GROUND } from "../style/map-style.ts";
import type { Palette } from "../style/palette.ts";
import type { Area } from "./area.ts";
import { edgesOf, rangesIn, type TileRange } from "./tiles-in.ts";

/** So many that none is seen by itself: each is a twelfth of a shade of 13 %. */
const STEPS = 12;

/** A share of the shorter side. */
const DEPTH = 0.15;

/** Nearer than anybody looks: the tiles of the last zoom are enlarged. */
const ALL_ZOOMS = 99;

type DrawnArea = Pick<Area, "bounds" | "zooms">;

/**
 * Without a network: the built-in map, and saved areas in the style of the chart.
 * @param tileJson with the address of saved tiles
 */
export function offlineStyle(
  palette: Palette,
  areas: readonly DrawnArea[],
  tileJson: TileJson,
): StyleSpecification {
  const { bounds: _whole, ...everywhere } = tileJson;
  return overBuiltIn(palette, groundOfAreas(areas), {
    ...everywhere,
    minzoom: Math.min(...areas.map(({ zooms }) => zooms.from)),
    maxzoom: Math.max(...areas.map(({ zooms }) => zooms.to)),
  });
}

/** Tiles of a part of the world in the style of the chart, and the built-in map around them. */
export function regionStyle(palette: Palette, bounds: Bounds, tileJson: TileJson): StyleSpecification {
  return { ...overBuiltIn(palette, groundOfRegion(bounds), tileJson), metadata: DETAILED };
}

/**
 * Land covers the built-in map exactly where there are tiles, in the same color, so that nothing is drawn twice. The
 * shades of woods and towns, which the built-in map does not have, fade out toward the edges.
 */
function overBuiltIn(palette: Palette, covered: Ground, tileJson: TileJson): StyleSpecification {
  const embedded = embeddedStyle(palette);
  const chart = chartStyle(palette, tileJson);
  const shades = chart.layers.filter(({ id }) => LAND_SHADES.has(id));
  const others = chart.layers.filter(({ id }) => !LAND_SHADES.has(id));
  return {
    version: 8,
    sources: {
      ...embedded.sources,
      ...chart.sources,
      [TILES_GROUND]: { type: "geojson", data: covered },
    },
    layers: [
      ...embedded.layers,
      ground(palette),
      ...shades.flatMap(besideBuiltIn),
      edges(palette),
      ...others.flatMap(besideBuiltIn),
    ],
  };
}

/** Selects the tiles of the zoom that is shown. */
const AT_ZOOM: ExpressionSpecification = [
  "all",
  ["<=", ["get", "from"], ["zoom"]],
  [">", ["get", "to"], ["zoom"]],
];

function ground({ land }: Palette): LayerSpecification {
  return {
    id: TILES_GROUND,
    type: "fill",
    source: TILES_GROUND,
    filter: ["all", AT_ZOOM, ["!", ["has", "opacity"]]],
    paint: { "fill-color": land, "fill-antialias": false },
  };
}

function edges({ land }: Palette): LayerSpecification {
  return {
    id: "tiles-edges",
    type: "fill",
    source: TILES_GROUND,
    filter: ["all", AT_ZOOM, ["has", "opacity"]],
    paint: { "fill-color": land, "fill-opacity": ["get", "opacity"], "fill-antialias": false },
  };
}

/** Both name their layers after what they draw. */
function besideBuiltIn(layer: LayerSpecification): LayerSpecification[] {
  return layer.type === "background" ? [] : [{ ...layer, id: `tiles-${layer.id}` }];
}

type Ground = FeatureCollection<Polygon>;

/** At each zoom the tiles reach as far as they do at that zoom. */
function groundOfAreas(areas: readonly DrawnArea[]): Ground {
  const features = areas.flatMap(({ bounds, zooms }) =>
    rangesIn(bounds, zooms).flatMap((range) =>
      covering(range, { from: range.zoom, to: range.zoom < zooms.to ? range.zoom + 1 : ALL_ZOOMS }),
    ),
  );
  return { type: "FeatureCollection", features };
}

/** Tiles of a region have nothing beyond its bounds, at whatever zoom. */
function groundOfRegion({ west, south, east, north }: Bounds): Ground {
  const wholeWorld = 0;
  const range = {
    zoom: wholeWorld,
    left: eastOf(west),
    top: southOf(north),
    right: eastOf(east) - 1,
    bottom: southOf(south) - 1,
  };
  return { type: "FeatureCollection", features: covering(range, { from: 0, to: ALL_ZOOMS }) };
}

function covering(range: TileRange, shown: { from: number; to: number }): Ground["features"] {
  const whole = { geometry: { type: "Polygon" as const, coordinates: [ringOfTiles(range)] }, properties: {} };
  return [whole, ...fadedEdges(range)].map(({ geometry, properties }) => ({
    type: "Feature" as const,
    geometry,
    properties: { ...shown, ...properties },
  }));
}

interface Faded {
  /** How much of what lies below is covered. */
  opacity: number;
}

type Ring = [longitude: number, latitude: number][];

/** Frames one in the other along the edges of saved tiles, covering ever less of what lies below. */
export function fadedEdges(range: TileRange): Pick<Feature<Polygon, Faded>, "geometry" | "properties">[] {
  return Array.from({ length: STEPS }, (_, step) => ({
    properties: { opacity: 1 - (step + 0.5) / STEPS },
    geometry: {
      type: "Polygon",
      coordinates: [
        ringOfTiles(inset(range, step / STEPS)),
        ringOfTiles(inset(range, (step + 1) / STEPS)).toReversed(),
      ],
    },
  }));
}

/** A rectangle of tiles, smaller on each side by a part of the faded edge. */
function inset({ zoom, left, top, right, bottom }: TileRange, part: number): TileRange {
  const by = part * DEPTH * Math.min(right - left + 1, bottom - top + 1);
  return { zoom, left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}

/** Around all of a rectangle of tiles. */
function ringOfTiles(range: TileRange): Ring {
  return ringOf(edgesOf(range));
}
