import { expect, test } from "vitest";

import { DETAILS_CEILING, LAKES_LAYER } from "../style/embedded-style.ts";
import { TILES_GROUND } from "../style/map-style.ts";
import { type DrawnMap, findGap } from "./map-gap.ts";

const BUILT_IN: readonly string[] = [DETAILS_CEILING, LAKES_LAYER];
const WITH_SAVED: readonly string[] = [...BUILT_IN, TILES_GROUND];

interface View {
  zoom?: number;
  layers?: readonly string[];
  /** Layers of which something is in view. */
  drawn?: readonly string[];
}

function mapOf({ zoom = 11, layers = BUILT_IN, drawn = [] }: View): DrawnMap {
  return {
    zoom: () => zoom,
    has: (layer) => layers.includes(layer),
    isInView: (layer) => drawn.includes(layer),
    isInMiddle: (layer) => drawn.includes(layer),
  };
}

const VIEWS: [sentence: string, view: View, lack: string | null][] = [
  ["from far away nothing is missed", { zoom: 7 }, null],
  ["near a lake finer shores are", { drawn: [LAKES_LAYER] }, "fine shores"],
  ["where no lake is drawn small waters are", {}, "small waters"],
  ["beside a saved area they are, too", { layers: WITH_SAVED }, "small waters"],
  ["within a saved area nothing is", { layers: WITH_SAVED, drawn: [TILES_GROUND] }, null],
  ["where the chart is drawn nothing is", { layers: ["water"] }, null],
];

test.each(VIEWS)("of the built-in map %s", (_sentence, view, gap) => {
  expect(findGap(mapOf(view))).toBe(gap);
});
