import type { TileJson } from "@creel/domain/map/tiles";
import type { FeatureCollection, Polygon } from "geojson";
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";

import { chartStyle } from "../../style/chart/chart-style.ts";
import { LAND_SHADES } from "../../style/chart/land-layers.ts";
import { embeddedStyle } from "../../style/embedded-style.ts";
import { SAVED_GROUND } from "../../style/map-style.ts";
import type { Palette } from "../../style/palette.ts";
import type { Area } from "../stored/area.ts";
import { rangesIn } from "../tiles/tiles-in.ts";
import { fadedEdges, ringOfTiles } from "./faded-edges.ts";

/** Nearer than anybody looks: the tiles of the last zoom are enlarged. */
const ALL_ZOOMS = 99;

type DrawnArea = Pick<Area, "bounds" | "zooms">;

/**
 * Without a network: the built-in map, and saved areas in the style of the chart. Land covers the built-in map exactly
 * where there are tiles, in the same color, so that nothing is drawn twice. The shades of woods and towns, which the
 * built-in map does not have, fade out toward the edges.
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
  const shades = chart.layers.filter(({ id }) => LAND_SHADES.has(id));
  const others = chart.layers.filter(({ id }) => !LAND_SHADES.has(id));
  return {
    version: 8,
    sources: {
      ...embedded.sources,
      ...chart.sources,
      [SAVED_GROUND]: { type: "geojson", data: groundOf(areas) },
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

/** Of the zoom that is looked at. */
const AT_ZOOM: ExpressionSpecification = [
  "all",
  ["<=", ["get", "from"], ["zoom"]],
  [">", ["get", "to"], ["zoom"]],
];

function ground({ land }: Palette): LayerSpecification {
  return {
    id: SAVED_GROUND,
    type: "fill",
    source: SAVED_GROUND,
    filter: ["all", AT_ZOOM, ["!", ["has", "opacity"]]],
    paint: { "fill-color": land, "fill-antialias": false },
  };
}

function edges({ land }: Palette): LayerSpecification {
  return {
    id: "saved-edges",
    type: "fill",
    source: SAVED_GROUND,
    filter: ["all", AT_ZOOM, ["has", "opacity"]],
    paint: { "fill-color": land, "fill-opacity": ["get", "opacity"], "fill-antialias": false },
  };
}

/** Both name their layers after what they draw. */
function besideBuiltIn(layer: LayerSpecification): LayerSpecification[] {
  return layer.type === "background" ? [] : [{ ...layer, id: `saved-${layer.id}` }];
}

/** At each zoom the tiles reach as far as they do at that zoom. */
function groundOf(areas: readonly DrawnArea[]): FeatureCollection<Polygon> {
  const features = areas.flatMap(({ bounds, zooms }) =>
    rangesIn(bounds, zooms).flatMap((range) => {
      const shown = { from: range.zoom, to: range.zoom < zooms.to ? range.zoom + 1 : ALL_ZOOMS };
      const whole = {
        geometry: { type: "Polygon" as const, coordinates: [ringOfTiles(range)] },
        properties: {},
      };
      return [whole, ...fadedEdges(range)].map(({ geometry, properties }) => ({
        type: "Feature" as const,
        geometry,
        properties: { ...shown, ...properties },
      }));
    }),
  );
  return { type: "FeatureCollection", features };
}
