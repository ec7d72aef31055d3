import type { HeatmapLayerSpecification } from "maplibre-gl";

import { channelsOf } from "../style/palette.ts";

/** The share of the strong color from which density on; the design's five. */
export const HEAT_STEPS = [
  { from: 0.06, share: 0.12 },
  { from: 0.2, share: 0.24 },
  { from: 0.4, share: 0.38 },
  { from: 0.65, share: 0.8 },
  { from: 0.9, share: 1 },
];

/** Points that look like one are 30 px wide, and a hundred of them count five times. */
export const HEAT_SPREAD = {
  "heatmap-weight": ["ln", ["+", 1.7, ["coalesce", ["get", "point_count"], 1]]],
  "heatmap-radius": 30,
} satisfies HeatmapLayerSpecification["paint"];

/** @param color as rgb() */
export function withOpacity(color: string, opacity: number): string {
  return color.replace("rgb(", "rgba(").replace(")", `, ${opacity})`);
}

/** Mixes two colors that are given as rgb(). */
export function mixColors(ground: string, color: string, share: number): string {
  const [below, above] = [channelsOf(ground), channelsOf(color)];
  return `rgb(${below.map((part, index) => Math.round(part + share * ((above[index] ?? part) - part))).join(", ")})`;
}
