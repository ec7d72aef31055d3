import type { TileJson } from "@creel/domain/map/tiles";
import type { FeatureCollection, Polygon } from "geojson";
import type { LayerSpecification, StyleSpecification } from "maplibre-gl";

import { chartStyle } from "../../style/chart/chart-style.ts";
import { embeddedStyle } from "../../style/embedded-style.ts";
import type { Palette } from "../../style/palette.ts";
import type { Area } from "../stored/area.ts";
import { edgesOf, rangesIn, type TileRange } from "../tiles/tiles-in.ts";

/** Nearer than anybody looks: the tiles of the last zoom are enlarged. */
const ALL_ZOOMS = 99;

type DrawnArea = Pick<Area, "bounds" | "zooms">;

/**
 * Without a network: the built-in map, and saved areas in the style of the chart. Land covers the built-in map exactly
 * where there are tiles, in the same color, so that nothing is drawn twice.
 *
 * @param tileJson with the address of saved tiles
 */
export function offlineStyle(
  palette: Palette,
  areas: readonly DrawnArea[],
  tileJson: TileJson,
): StyleSpecification {
  const embedded = embeddedStyle(palette);
  const { bounds: _whole, ...everywhere } = tileJson;
  const chart = chartStyle(palette, {
    ...everywhere,
    minzoom: Math.min(...areas.map(({ zooms }) => zooms.from)),
    maxzoom: Math.max(...areas.map(({ zooms }) => zooms.to)),
  });
  return {
    version: 8,
    sources: {
      ...embedded.sources,
      ...chart.sources,
      "saved-ground": { type: "geojson", data: groundOf(areas) },
    },
    layers: [...embedded.layers, ground(palette), ...chart.layers.flatMap(besideBuiltIn)],
  };
}

function ground({ land }: Palette): LayerSpecification {
  return {
    id: "saved-ground",
    type: "fill",
    source: "saved-ground",
    filter: ["all", ["<=", ["get", "from"], ["zoom"]], [">", ["get", "to"], ["zoom"]]],
    paint: { "fill-color": land, "fill-antialias": false },
  };
}

/** Both name their layers after what they draw. */
function besideBuiltIn(layer: LayerSpecification): LayerSpecification[] {
  return layer.type === "background" ? [] : [{ ...layer, id: `saved-${layer.id}` }];
}

/** At each zoom the tiles reach as far as they do at that zoom. */
function groundOf(areas: readonly DrawnArea[]): FeatureCollection<Polygon> {
  const features = areas.flatMap(({ bounds, zooms }) =>
    rangesIn(bounds, zooms).map((range) => ({
      type: "Feature" as const,
      properties: { from: range.zoom, to: range.zoom < zooms.to ? range.zoom + 1 : ALL_ZOOMS },
      geometry: { type: "Polygon" as const, coordinates: [ringOf(range)] },
    })),
  );
  return { type: "FeatureCollection", features };
}

function ringOf(range: TileRange): [number, number][] {
  const { west, south, east, north } = edgesOf(range);
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
}
