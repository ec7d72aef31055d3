import type { ExpressionSpecification, LayerSpecification, SymbolLayerSpecification } from "maplibre-gl";

import { LABEL_FONT, WATER_FONT } from "../label-layers.ts";
import type { Palette } from "../palette.ts";
import { isOneOf, NAME, symbol } from "./layers.ts";

const SIZE = 13;
const IS_POINT: ExpressionSpecification = ["==", ["geometry-type"], "Point"];
const IS_LINE: ExpressionSpecification = ["==", ["geometry-type"], "LineString"];

/** Below these, so that a lake's name is not lost to a village. */
export function nameLayers(palette: Palette): LayerSpecification[] {
  return [...placeNames(palette), roadNames(palette), ...waterNames(palette)];
}

/** In italics, along the line of a stream or of a long lake. */
function waterNames({ label, land, water }: Palette): LayerSpecification[] {
  const layout = { "text-field": NAME, "text-font": WATER_FONT, "text-size": SIZE } as const;
  const along = {
    ...layout,
    "symbol-placement": "line",
    "text-max-angle": 30,
    "symbol-spacing": 350,
  } as const;
  const onLand = { "text-color": label, "text-halo-color": land, "text-halo-width": 1.5 };
  const inWater = { "text-color": label, "text-halo-color": water, "text-halo-width": 1.2 };
  // Where it is wider than its lake most of it stands on land.
  const halo: ExpressionSpecification = ["step", ["zoom"], land, 13, water];
  const onLake = { ...onLand, "text-halo-color": halo };
  return [
    symbol({
      id: "stream-names",
      "source-layer": "waterway",
      minzoom: 13,
      filter: ["all", isOneOf("class", ["stream", "ditch", "drain"]), ["has", "name"]],
      layout: along,
      paint: onLand,
    }),
    symbol({
      id: "river-names",
      "source-layer": "waterway",
      minzoom: 10,
      filter: ["all", isOneOf("class", ["river", "canal"]), ["has", "name"]],
      layout: along,
      paint: onLand,
    }),
    symbol({
      id: "long-lake-names",
      "source-layer": "water_name",
      filter: ["all", IS_LINE, ["has", "name"]],
      layout: { ...along, "symbol-spacing": 500 },
      paint: inWater,
    }),
    symbol({
      id: "lake-names",
      "source-layer": "water_name",
      minzoom: 8,
      filter: ["all", IS_POINT, isOneOf("class", ["lake", "pond", "reservoir"]), ["has", "name"]],
      layout: { ...layout, "text-max-width": 7 },
      paint: onLake,
    }),
    symbol({
      id: "sea-names",
      "source-layer": "water_name",
      filter: ["all", IS_POINT, isOneOf("class", ["ocean", "sea", "bay", "strait"]), ["has", "name"]],
      layout: { ...layout, "text-max-width": 7, "text-letter-spacing": 0.1 },
      paint: inWater,
    }),
  ];
}

interface Place {
  classes: readonly string[];
  from: number;
  size: number;
}

const PLACES: readonly Place[] = [
  { classes: ["hamlet", "isolated_dwelling", "suburb"], from: 13, size: 13 },
  { classes: ["village"], from: 11, size: 13 },
  { classes: ["town"], from: 8, size: 14 },
  { classes: ["city"], from: 4, size: 15 },
];

function placeNames({ label, land }: Palette): LayerSpecification[] {
  const paint = { "text-color": label, "text-halo-color": land, "text-halo-width": 1.5 };
  return [
    ...PLACES.map(({ classes, from, size }) =>
      symbol({
        id: `names-${classes[0]}`,
        "source-layer": "place",
        minzoom: from,
        filter: isOneOf("class", classes),
        layout: placeName(size),
        paint,
      }),
    ),
    symbol({
      id: "names-country",
      "source-layer": "place",
      maxzoom: 5,
      filter: ["==", ["get", "class"], "country"],
      layout: placeName(15),
      paint,
    }),
  ];
}

function roadNames({ label, land }: Palette): LayerSpecification {
  return symbol({
    id: "road-names",
    "source-layer": "transportation_name",
    minzoom: 14,
    filter: ["!", isOneOf("class", ["ferry", "rail"])],
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
    "symbol-sort-key": ["to-number", ["get", "rank"], 100],
  };
}
