import type { LayerSpecification } from "maplibre-gl";

import type { Palette } from "../palette.ts";
import { growing, line, mixed } from "./layers.ts";

interface Road {
  id: string;
  /** From this zoom on. */
  from: number;
  /** In pixels at zoom 16. */
  width: number;
}

/** Only as far as they lead to water: great roads show the way there, small ones come with the nearest zooms. */
const ROADS: readonly Road[] = [
  { id: "roads-service", from: 13, width: 2 },
  { id: "roads-minor", from: 12, width: 3 },
  { id: "roads-tertiary", from: 11, width: 3.5 },
  { id: "roads-secondary", from: 9, width: 4 },
  { id: "roads-primary", from: 7, width: 5 },
  { id: "motorways", from: 5, width: 6 },
];

export function roadLayers({ land, label, line: hair }: Palette): LayerSpecification[] {
  return [
    line({
      id: "paths",
      minzoom: 13,
      paint: { "line-color": hair, "line-opacity": 0.7, "line-width": 1, "line-dasharray": [3, 2] },
    }),
    line({
      id: "railways",
      minzoom: 11,
      paint: { "line-color": label, "line-opacity": 0.35, "line-width": 1.2, "line-dasharray": [6, 2] },
    }),
    line({
      id: "ferries",
      minzoom: 8,
      paint: { "line-color": label, "line-opacity": 0.5, "line-width": 0.8, "line-dasharray": [5, 4] },
    }),
    ...ROADS.map(({ id, from, width }) =>
      line({
        id,
        minzoom: from,
        layout: { "line-cap": "round", "line-join": "round" },
        paint: { "line-color": mixed(land, hair, 0.45), "line-width": growing([from, 0.5], [16, width]) },
      }),
    ),
    // A bridge is where one stands above the water, and what a boat must pass below.
    line({
      id: "bridge-rails",
      minzoom: 12,
      paint: { "line-color": label, "line-width": growing([12, 2.5], [16, 8]) },
    }),
    line({
      id: "bridges",
      minzoom: 12,
      paint: { "line-color": land, "line-width": growing([12, 1.2], [16, 5.5]) },
    }),
    line({
      id: "footbridges",
      minzoom: 14,
      paint: { "line-color": label, "line-width": 1.5 },
    }),
  ];
}
