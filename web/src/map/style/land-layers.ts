import type { LayerSpecification } from "maplibre-gl";

import { area, line } from "./layers.ts";
import type { Palette } from "./palette.ts";

/** The pattern of marsh: it is drawn when the map asks for it. */
export const MARSH = "marsh";

/** Layers that give the land a shade, by their ids. */
export const LAND_SHADES: ReadonlySet<string> = new Set(["far-woods", "far-ice", "woods", "ice", "towns"]);

const BUILDINGS_FROM_ZOOM = 14;

/** Quiet, so that pins and water are seen first. */
export function landLayers({ land, wood, water, label, line: hair, theme }: Palette): LayerSpecification[] {
  const woods = {
    paint: { "fill-color": wood, "fill-opacity": theme === "dark" ? 0.08 : 0.13, "fill-antialias": false },
  };
  const ice = { paint: { "fill-color": water, "fill-opacity": 0.25, "fill-antialias": false } };
  return [
    { id: "land", type: "background", paint: { "background-color": land } },
    area({ id: "far-woods", ...woods }),
    area({ id: "far-ice", ...ice }),
    area({ id: "woods", ...woods }),
    area({ id: "ice", ...ice }),
    area({
      id: "towns",
      paint: { "fill-color": label, "fill-opacity": 0.05, "fill-antialias": false },
    }),
    area({
      id: "marsh-ground",
      paint: { "fill-color": water, "fill-opacity": 0.28, "fill-antialias": false },
    }),
    area({
      id: "marsh",
      minzoom: 9,
      paint: { "fill-pattern": `${MARSH}|${theme}` },
    }),
    area({
      id: "buildings",
      minzoom: BUILDINGS_FROM_ZOOM,
      paint: { "fill-color": label, "fill-opacity": 0.12 },
    }),
    line({
      id: "states",
      minzoom: 3,
      paint: { "line-color": hair, "line-opacity": 0.6, "line-width": 0.75, "line-dasharray": [2, 2] },
    }),
    line({
      id: "countries",
      paint: { "line-color": hair, "line-width": 1 },
    }),
  ];
}
