import { OPEN_MAP_TILES } from "./open-map-tiles.ts";
import { PROTOMAPS } from "./protomaps.ts";
import type { Selection } from "./selection.ts";

/** The layers of the chart that write names of waters. */
const NAME_LAYERS = ["stream-names", "river-names", "long-lake-names", "lake-names", "sea-names"];

/** Where tiles have the names of waters, whichever schema they are in: no layer of one is taken for one of the other. */
export const NAMED_WATERS: readonly Selection[] = [OPEN_MAP_TILES, PROTOMAPS].flatMap((schema) =>
  NAME_LAYERS.flatMap((id) => schema[id] ?? []),
);
