import type { ExpressionSpecification, LayerSpecification } from "maplibre-gl";

import type { Palette } from "../palette.ts";
import { growing, isOneOf, line, mixed } from "./layers.ts";

interface Road {
  id: string;
  classes: readonly string[];
  /** From this zoom on. */
  from: number;
  /** In pixels at zoom 16. */
  width: number;
}

/** Only as far as they lead to water: great roads show the way there, small ones come with the nearest zooms. */
const ROADS: readonly Road[] = [
  { id: "roads-service", classes: ["service"], from: 13, width: 2 },
  { id: "roads-minor", classes: ["minor"], from: 12, width: 3 },
  { id: "roads-tertiary", classes: ["tertiary"], from: 11, width: 3.5 },
  { id: "roads-secondary", classes: ["secondary"], from: 9, width: 4 },
  { id: "roads-primary", classes: ["trunk", "primary"], from: 7, width: 5 },
  { id: "motorways", classes: ["motorway"], from: 5, width: 6 },
];

const IS_BRIDGE: ExpressionSpecification = ["==", ["get", "brunnel"], "bridge"];
const IS_TUNNEL: ExpressionSpecification = ["==", ["get", "brunnel"], "tunnel"];

export function roadLayers({ land, label, line: hair }: Palette): LayerSpecification[] {
  return [
    line({
      id: "paths",
      "source-layer": "transportation",
      minzoom: 13,
      filter: ["all", isOneOf("class", ["path", "track"]), ["!", IS_TUNNEL]],
      paint: { "line-color": hair, "line-opacity": 0.7, "line-width": 1, "line-dasharray": [3, 2] },
    }),
    line({
      id: "railways",
      "source-layer": "transportation",
      minzoom: 11,
      filter: ["all", ["==", ["get", "class"], "rail"], ["!", IS_TUNNEL]],
      paint: { "line-color": label, "line-opacity": 0.35, "line-width": 1.2, "line-dasharray": [6, 2] },
    }),
    line({
      id: "ferries",
      "source-layer": "transportation",
      minzoom: 8,
      filter: ["==", ["get", "class"], "ferry"],
      paint: { "line-color": label, "line-opacity": 0.5, "line-width": 0.8, "line-dasharray": [5, 4] },
    }),
    ...ROADS.map(({ id, classes, from, width }) =>
      line({
        id,
        "source-layer": "transportation",
        minzoom: from,
        filter: ["all", isOneOf("class", classes), ["!", IS_TUNNEL]],
        layout: { "line-cap": "round", "line-join": "round" },
        paint: { "line-color": mixed(land, hair, 0.45), "line-width": growing([from, 0.5], [16, width]) },
      }),
    ),
    // A bridge is where one stands above the water, and what a boat must pass below.
    line({
      id: "bridge-rails",
      "source-layer": "transportation",
      minzoom: 12,
      filter: ["all", IS_BRIDGE, ["!=", ["get", "class"], "path"]],
      paint: { "line-color": label, "line-width": growing([12, 2.5], [16, 8]) },
    }),
    line({
      id: "bridges",
      "source-layer": "transportation",
      minzoom: 12,
      filter: ["all", IS_BRIDGE, ["!=", ["get", "class"], "path"]],
      paint: { "line-color": land, "line-width": growing([12, 1.2], [16, 5.5]) },
    }),
    line({
      id: "footbridges",
      "source-layer": "transportation",
      minzoom: 14,
      filter: ["all", IS_BRIDGE, ["==", ["get", "class"], "path"]],
      paint: { "line-color": label, "line-width": 1.5 },
    }),
  ];
}
