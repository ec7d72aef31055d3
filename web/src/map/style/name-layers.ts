import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from "maplibre-gl";

import { LABEL_FONT, WATER_FONT } from "./label-layers.ts";
import { NAME, symbol } from "./layers.ts";
import type { Palette } from "./palette.ts";

const SIZE = 13;

/** The names of waters come last, so that a lake's name is not lost to a village's. */
export function nameLayers(palette: Palette): LayerSpecification[] {
  return [...placeNames(palette), roadNames(palette), ...waterNames(palette)];
}

/** Protomaps tiles give the zoom from which a lake is large enough for its name. */
const LARGEST_FIRST: ExpressionSpecification = ["to-number", ["get", "min_zoom"], 0];

/** Set in italics, along the line of a stream or of a long lake. */
function waterNames({ label, land, water }: Palette): LayerSpecification[] {
  const layout = { "text-field": NAME, "text-font": WATER_FONT, "text-size": SIZE } as const;
  const along = {
    ...layout,
    "symbol-placement": "line",
    // The sum of all bends along a letter or two. With a smaller angle, winding rivers get no name.
    "text-max-angle": 80,
    "symbol-spacing": 300,
  } as const;
  const onLand = { "text-color": label, "text-halo-color": land, "text-halo-width": 1.5 };
  const inWater = { "text-color": label, "text-halo-color": water, "text-halo-width": 1.2 };
  // A name that is wider than its lake stands mostly on land.
  const halo: ExpressionSpecification = ["step", ["zoom"], land, 13, water];
  const onLake = { ...onLand, "text-halo-color": halo };
  return [
    symbol({
      id: "stream-names",
      minzoom: 13,
      layout: along,
      paint: onLand,
    }),
    symbol({
      id: "river-names",
      minzoom: 10,
      layout: along,
      paint: onLand,
    }),
    symbol({
      id: "long-lake-names",
      layout: { ...along, "symbol-spacing": 500 },
      paint: inWater,
    }),
    symbol({
      id: "lake-names",
      minzoom: 8,
      layout: { ...layout, "text-max-width": 7, "symbol-sort-key": LARGEST_FIRST },
      paint: onLake,
    }),
    symbol({
      id: "sea-names",
      layout: { ...layout, "text-max-width": 7, "text-letter-spacing": 0.1 },
      paint: inWater,
    }),
  ];
}

/** Sorts the largest places first: they have a low `rank`, and a high `population_rank` in Protomaps. */
const RANK: ExpressionSpecification = [
  "-",
  ["to-number", ["get", "rank"], 100],
  ["to-number", ["get", "population_rank"], 0],
];

interface Place {
  id: string;
  from: number;
  size: number;
}

const PLACES: readonly Place[] = [
  { id: "names-hamlet", from: 13, size: 13 },
  { id: "names-village", from: 11, size: 13 },
  { id: "names-town", from: 8, size: 14 },
  { id: "names-city", from: 4, size: 15 },
];

function placeNames({ label, land }: Palette): LayerSpecification[] {
  const paint = { "text-color": label, "text-halo-color": land, "text-halo-width": 1.5 };
  return [
    ...PLACES.map(({ id, from, size }) =>
      symbol({
        id,
        minzoom: from,
        layout: placeName(size),
        paint,
      }),
    ),
    symbol({
      id: "names-country",
      maxzoom: 5,
      layout: placeName(15),
      paint,
    }),
  ];
}

function roadNames({ label, land }: Palette): LayerSpecification {
  return symbol({
    id: "road-names",
    minzoom: 14,
    layout: { "text-field": NAME, "text-font": LABEL_FONT, "text-size": SIZE, "symbol-placement": "line" },
    paint: { "text-color": label, "text-opacity": 0.8, "text-halo-color": land, "text-halo-width": 1.5 },
  });
}

function placeName(size: number): NonNullable<SymbolLayerSpecification["layout"]> {
  return {
    "text-field": NAME,
    "text-font": LABEL_FONT,
    "text-size": size,
    "text-max-width": 8,
    "symbol-sort-key": RANK,
  };
}
