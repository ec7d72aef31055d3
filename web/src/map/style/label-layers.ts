import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from "maplibre-gl";

import type { Palette } from "./palette.ts";

/** Drawn by the browser, so no glyphs are fetched. */
export const LABEL_FONT = ["Atkinson Hyperlegible Next"];

/** MapLibre takes the weight from the first name, which is no font of its own. */
export const BOLD_FONT = ["Atkinson Hyperlegible Next Bold", ...LABEL_FONT];

/** Water is in italics, as on charts: the slant is taken alike. */
export const WATER_FONT = ["Atkinson Hyperlegible Next Italic", ...LABEL_FONT];

/** From here on lakes have names. */
export const LAKE_NAMES_ZOOM = 4;

export function lakeNameLooks({ label, water }: Palette): Pick<SymbolLayerSpecification, "layout" | "paint"> {
  return {
    layout: {
      "text-field": ["get", "name"],
      "text-font": WATER_FONT,
      "text-size": 13,
      "text-max-width": 7,
      // Beside a pin that lies there.
      "text-variable-anchor": ["center", "top", "bottom", "left", "right"],
      "text-radial-offset": 3,
    },
    paint: { "text-color": label, "text-halo-color": water, "text-halo-width": 1.2 },
  };
}

/** Nearer than this every lake of the built-in map is wider than its name. */
const LAST_NARROW_ZOOM = 11;

/** Where a name is wider than its lake most of it stands on land. */
function lakeNameHalo({ land, water }: Palette): ExpressionSpecification {
  const zooms = Array.from({ length: LAST_NARROW_ZOOM }, (_, index) => index + 1);
  const halos = zooms.flatMap((zoom): [number, ExpressionSpecification] => [
    zoom,
    ["case", ["<=", ["get", "inside"], zoom], water, land],
  ]);
  return ["step", ["zoom"], land, ...halos];
}

export function townNameLooks({ label, land }: Palette): Pick<SymbolLayerSpecification, "layout" | "paint"> {
  return {
    layout: {
      "text-field": ["get", "name"],
      "text-font": LABEL_FONT,
      "text-size": 13,
      "text-max-width": 8,
      "symbol-sort-key": ["-", 0, ["get", "rank"]],
    },
    paint: { "text-color": label, "text-halo-color": land, "text-halo-width": 1.5 },
  };
}

export function labelLayers(palette: Palette): LayerSpecification[] {
  const lakeLooks = lakeNameLooks(palette);
  return [
    {
      id: "lake-names",
      type: "symbol",
      source: "lake-names",
      minzoom: LAKE_NAMES_ZOOM,
      layout: { ...lakeLooks.layout, "symbol-sort-key": ["get", "inside"] },
      paint: { ...lakeLooks.paint, "text-halo-color": lakeNameHalo(palette) },
    },
    {
      id: "town-names",
      type: "symbol",
      source: "towns",
      // Ten million at zoom 2, a hundred thousand at 6, twenty thousand at 7.
      filter: [">=", ["zoom"], ["-", 16, ["*", 2, ["get", "rank"]]]],
      ...townNameLooks(palette),
    },
  ];
}
