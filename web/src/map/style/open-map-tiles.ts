import type { ExpressionSpecification } from "maplibre-gl";

import {
  HAS_NAME,
  IS_AREA,
  IS_LINE,
  IS_POINT,
  isAll,
  isOneOf,
  not,
  type Schema,
  type Selection,
} from "./selection.ts";

const IS_INTERMITTENT: ExpressionSpecification = ["==", ["to-number", ["get", "intermittent"], 0], 1];
const IS_TUNNEL: ExpressionSpecification = ["==", ["get", "brunnel"], "tunnel"];
const IS_BRIDGE: ExpressionSpecification = ["==", ["get", "brunnel"], "bridge"];
const IS_AT_SEA: ExpressionSpecification = ["==", ["get", "maritime"], 1];
const IS_WATER = isAll(not(isOf("swimming_pool")), not(IS_TUNNEL));

const LASTING_WATER: Selection = { "source-layer": "water", filter: isAll(IS_WATER, not(IS_INTERMITTENT)) };
const WATER_AT_TIMES: Selection = { "source-layer": "water", filter: isAll(IS_WATER, IS_INTERMITTENT) };
const MARSH: Selection = { "source-layer": "landcover", filter: isOf("wetland") };
const BRIDGES = road(IS_BRIDGE, not(isOf("path")));

/**
 * https://openmaptiles.org/schema/. It has no depths and no boat ramps; those of tiles that have them, as `depth_area`
 * with `depth` in meters, `depth_contour`, and points of interest of the subclass `slipway`, are drawn.
 */
export const OPEN_MAP_TILES: Schema = {
  woods: { "source-layer": "landcover", filter: isOf("wood", "forest") },
  ice: { "source-layer": "landcover", filter: isOf("ice", "glacier") },
  towns: { "source-layer": "landuse", filter: isOf("residential", "suburb", "commercial", "industrial") },
  "marsh-ground": MARSH,
  marsh: MARSH,
  buildings: { "source-layer": "building" },
  states: { "source-layer": "boundary", filter: isAll(isLevel(3, 4), not(IS_AT_SEA)) },
  countries: { "source-layer": "boundary", filter: isAll(isLevel(2), not(IS_AT_SEA)) },

  ditches: stream(isOf("ditch", "drain")),
  streams: stream(isOf("stream"), not(IS_INTERMITTENT)),
  "streams-at-times": stream(isOf("stream", "river"), IS_INTERMITTENT),
  canals: stream(isOf("canal")),
  rivers: stream(isOf("river"), not(IS_INTERMITTENT)),
  water: LASTING_WATER,
  "water-at-times": WATER_AT_TIMES,
  "depth-areas": { "source-layer": "depth_area" },
  "depth-lines": { "source-layer": "depth_contour" },
  shores: LASTING_WATER,
  "shores-at-times": WATER_AT_TIMES,

  paths: road(isOf("path", "track"), not(IS_TUNNEL)),
  railways: road(isOf("rail"), not(IS_TUNNEL)),
  ferries: road(isOf("ferry")),
  "roads-service": road(isOf("service"), not(IS_TUNNEL)),
  "roads-minor": road(isOf("minor"), not(IS_TUNNEL)),
  "roads-tertiary": road(isOf("tertiary"), not(IS_TUNNEL)),
  "roads-secondary": road(isOf("secondary"), not(IS_TUNNEL)),
  "roads-primary": road(isOf("trunk", "primary"), not(IS_TUNNEL)),
  motorways: road(isOf("motorway"), not(IS_TUNNEL)),
  "bridge-rails": BRIDGES,
  bridges: BRIDGES,
  footbridges: road(IS_BRIDGE, isOf("path")),

  dams: { "source-layer": "landuse", filter: isOf("dam") },
  "dam-lines": { "source-layer": "waterway", filter: isOf("dam", "weir") },
  "pier-areas": road(IS_AREA, isOf("pier")),
  piers: road(IS_LINE, isOf("pier")),
  landings: {
    "source-layer": "poi",
    filter: isOneOf("subclass", ["slipway", "marina", "boat_rental", "dock", "ferry_terminal"]),
  },

  "names-hamlet": place("hamlet", "isolated_dwelling", "suburb"),
  "names-village": place("village"),
  "names-town": place("town"),
  "names-city": place("city"),
  "names-country": place("country"),
  "road-names": { "source-layer": "transportation_name", filter: not(isOf("ferry", "rail")) },
  "stream-names": { "source-layer": "waterway", filter: isAll(isOf("stream", "ditch", "drain"), HAS_NAME) },
  "river-names": { "source-layer": "waterway", filter: isAll(isOf("river", "canal"), HAS_NAME) },
  "long-lake-names": { "source-layer": "water_name", filter: isAll(IS_LINE, HAS_NAME) },
  "lake-names": waterName("lake", "pond", "reservoir"),
  "sea-names": waterName("ocean", "sea", "bay", "strait"),
};

function isOf(...classes: string[]): ExpressionSpecification {
  return isOneOf("class", classes);
}

function isLevel(...levels: number[]): ExpressionSpecification {
  return ["in", ["get", "admin_level"], ["literal", levels]];
}

function stream(...conditions: ExpressionSpecification[]): Selection {
  return { "source-layer": "waterway", filter: isAll(...conditions, not(IS_TUNNEL)) };
}

function road(...conditions: ExpressionSpecification[]): Selection {
  return { "source-layer": "transportation", filter: isAll(...conditions) };
}

function place(...classes: string[]): Selection {
  return { "source-layer": "place", filter: isOf(...classes) };
}

function waterName(...classes: string[]): Selection {
  return { "source-layer": "water_name", filter: isAll(IS_POINT, isOf(...classes), HAS_NAME) };
}
