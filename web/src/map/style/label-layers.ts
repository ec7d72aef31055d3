import type { LayerSpecification } from "maplibre-gl";

import type { Palette } from "./palette.ts";

/** Drawn by the browser, so no glyphs are fetched. */
export const LABEL_FONT = ["Atkinson Hyperlegible Next"];

/** Water is in italics, as on charts: MapLibre takes the slant from the first name, which is no font of its own. */
export const WATER_FONT = ["Atkinson Hyperlegible Next Italic", ...LABEL_FONT];

export function labelLayers({ label, land, water }: Palette): LayerSpecification[] {
  return [
    {
      id: "lake-names",
      type: "symbol",
      source: "lakes",
      minzoom: 4,
      filter: ["has", "name"],
      layout: {
        "text-field": ["get", "name"],
        "text-font": WATER_FONT,
        "text-size": 13,
        "text-max-width": 7,
      },
      paint: { "text-color": label, "text-halo-color": water, "text-halo-width": 1.2 },
    },
    {
      id: "town-names",
      type: "symbol",
      source: "towns",
      // Ten million at zoom 2, a hundred thousand at 6, twenty thousand at 7.
      filter: [">=", ["zoom"], ["-", 16, ["*", 2, ["get", "rank"]]]],
      layout: {
        "text-field": ["get", "name"],
        "text-font": LABEL_FONT,
        "text-size": 13,
        "text-max-width": 8,
        "symbol-sort-key": ["-", 0, ["get", "rank"]],
      },
      paint: { "text-color": label, "text-halo-color": land, "text-halo-width": 1.5 },
    },
  ];
}
