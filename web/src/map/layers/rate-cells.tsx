import type { RateCell } from "@creel/domain/insights/rate-map";
import { Layer, Source } from "@vis.gl/react-maplibre";
import type { Feature, FeatureCollection } from "geojson";
import type { ExpressionSpecification } from "maplibre-gl";
import { useMemo } from "react";

import { useTheme } from "../../device/theme.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { LABEL_FONT } from "../style/label-layers.ts";
import { type Palette, readPalette } from "../style/palette.ts";
import { HEAT_STEPS, mixColors } from "./layer-colors.ts";
import { hatchImage } from "./pin-images.ts";
import { CLUSTERS_LAYER } from "./pin-layers.tsx";
import { LEAST_RATE_ZOOM, stepOf } from "./rate-steps.ts";

/** From this step on letters are light. */
const FIRST_STRONG = 4;
/** The edges lie below lines, and need no antialiasing of their own. */
const BORDERED = { "fill-antialias": false } as const;
const ON_CELLS = { beforeId: CLUSTERS_LAYER, minzoom: LEAST_RATE_ZOOM } as const;

interface RateCellsProps {
  cells: readonly RateCell[];
  /** `null` before the first fish: no cell has a rate then. */
  ownRate: number | null;
}

/** Hexagons with fish an hour; hatched where too little is known. */
export function RateCells({ cells, ownRate }: RateCellsProps) {
  const { theme } = useTheme();
  const palette = readPalette(theme);
  const data = useMemo(() => toGeoJson(cells, ownRate ?? 0), [cells, ownRate]);
  return (
    <Source id="rate-cells" type="geojson" data={data}>
      <Layer
        {...ON_CELLS}
        id="rate-fill"
        type="fill"
        filter={["all", ["==", ["geometry-type"], "Polygon"], [">", ["get", "step"], 0]]}
        paint={{ ...BORDERED, "fill-color": colorOf(palette), "fill-opacity": 0.92 }}
      />
      <Layer
        {...ON_CELLS}
        id="rate-hatching"
        type="fill"
        filter={["all", ["==", ["geometry-type"], "Polygon"], ["==", ["get", "step"], 0]]}
        paint={{ ...BORDERED, "fill-pattern": hatchImage(theme) }}
      />
      <Layer
        {...ON_CELLS}
        id="rate-borders"
        type="line"
        filter={["==", ["geometry-type"], "Polygon"]}
        paint={{ "line-color": palette.deep, "line-width": 1 }}
      />
      <Layer
        {...ON_CELLS}
        id="rate-figures"
        type="symbol"
        filter={["==", ["geometry-type"], "Point"]}
        layout={{ "text-field": ["get", "figure"], "text-font": LABEL_FONT, "text-size": 16 }}
        paint={{
          "text-color": ["case", [">=", ["get", "step"], FIRST_STRONG], palette.onDeep, palette.ink],
        }}
      />
    </Source>
  );
}

function colorOf({ deep, surface }: Palette): ExpressionSpecification {
  const colors = HEAT_STEPS.map(({ share }) => mixColors(surface, deep, share));
  const [first = surface, ...others] = colors;
  return ["step", ["get", "step"], first, ...others.flatMap((color, index) => [index + 2, color])];
}

function toGeoJson(cells: readonly RateCell[], ownRate: number): FeatureCollection {
  return { type: "FeatureCollection", features: cells.flatMap((cell) => featuresOf(cell, ownRate)) };
}

function featuresOf({ ring, rate }: RateCell, ownRate: number): Feature[] {
  const step = rate === null ? 0 : stepOf(rate, ownRate);
  const area: Feature = {
    type: "Feature",
    geometry: { type: "Polygon", coordinates: [ring] },
    properties: { step },
  };
  if (rate === null) return [area];
  const figure = formatDecimals(rate, { min: 1, max: rate < 0.1 ? 2 : 1, isGrouped: false });
  const middle: Feature = {
    type: "Feature",
    geometry: { type: "Point", coordinates: middleOf(ring) },
    properties: { step, figure },
  };
  return [area, middle];
}

/** Longitude and latitude of the cell with most hours; `null` without one. */
export function middleOfMostHours(cells: readonly RateCell[]): [number, number] | null {
  const [most] = cells.toSorted((one, other) => other.hours - one.hours);
  return most ? middleOf(most.ring) : null;
}

function middleOf(ring: RateCell["ring"]): [number, number] {
  const corners = ring.slice(1);
  const sum = corners.reduce(([x, y], [longitude, latitude]) => [x + longitude, y + latitude], [0, 0]);
  return [sum[0] / corners.length, sum[1] / corners.length];
}
