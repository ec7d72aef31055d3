import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";

import type { Palette } from "../palette.ts";
import { area, isOneOf, line } from "./layers.ts";

/** The pattern of marsh: it is drawn when the map asks for it. */
export const MARSH = "marsh";

const BUILDINGS_FROM_ZOOM = 14;

const IS_ON_LAND: ExpressionSpecification = ["!=", ["get", "maritime"], 1];

/** Quiet, so that pins and water are seen first. */
export function landLayers({ land, wood, water, label, line: hair, theme }: Palette): LayerSpecification[] {
  return [
    { id: "land", type: "background", paint: { "background-color": land } },
    area({
      id: "woods",
      "source-layer": "landcover",
      filter: isOneOf("class", ["wood", "forest"]),
      paint: { "fill-color": wood, "fill-opacity": theme === "dark" ? 0.08 : 0.13, "fill-antialias": false },
    }),
    area({
      id: "ice",
      "source-layer": "landcover",
      filter: isOneOf("class", ["ice", "glacier"]),
      paint: { "fill-color": water, "fill-opacity": 0.25, "fill-antialias": false },
    }),
    area({
      id: "towns",
      "source-layer": "landuse",
      filter: isOneOf("class", ["residential", "suburb", "commercial", "industrial"]),
      paint: { "fill-color": label, "fill-opacity": 0.05, "fill-antialias": false },
    }),
    area({
      id: "marsh-ground",
      "source-layer": "landcover",
      filter: ["==", ["get", "class"], "wetland"],
      paint: { "fill-color": water, "fill-opacity": 0.28, "fill-antialias": false },
    }),
    area({
      id: "marsh",
      "source-layer": "landcover",
      minzoom: 9,
      filter: ["==", ["get", "class"], "wetland"],
      paint: { "fill-pattern": `${MARSH}|${theme}` },
    }),
    area({
      id: "buildings",
      "source-layer": "building",
      minzoom: BUILDINGS_FROM_ZOOM,
      paint: { "fill-color": label, "fill-opacity": 0.12 },
    }),
    line({
      id: "states",
      "source-layer": "boundary",
      minzoom: 3,
      filter: ["all", ["in", ["get", "admin_level"], ["literal", [3, 4]]], IS_ON_LAND],
      paint: { "line-color": hair, "line-opacity": 0.6, "line-width": 0.75, "line-dasharray": [2, 2] },
    }),
    line({
      id: "countries",
      "source-layer": "boundary",
      filter: ["all", ["==", ["get", "admin_level"], 2], IS_ON_LAND],
      paint: { "line-color": hair, "line-width": 1 },
    }),
  ];
}
