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

const IS_INTERMITTENT: ExpressionSpecification = ["to-boolean", ["get", "intermittent"]];
const IS_TUNNEL: ExpressionSpecification = ["to-boolean", ["get", "is_tunnel"]];
const IS_BRIDGE: ExpressionSpecification = ["to-boolean", ["get", "is_bridge"]];

const IS_WATER = isAll(IS_AREA, not(isOf("swimming_pool")));
const LASTING_WATER: Selection = { "source-layer": "water", filter: isAll(IS_WATER, not(IS_INTERMITTENT)) };
const WATER_AT_TIMES: Selection = { "source-layer": "water", filter: isAll(IS_WATER, IS_INTERMITTENT) };
const MARSH: Selection = { "source-layer": "landuse", filter: isOf("wetland") };
const BRIDGES = road(IS_BRIDGE, not(isOf("path")));

/**
 * Version 4 of https://docs.protomaps.com/basemaps/layers: waters, their streams and their names are one layer, and woods
 * up to zoom 7 are another than those nearer by.
 */
export const PROTOMAPS: Schema = {
  "far-woods": { "source-layer": "landcover", filter: isOf("forest") },
  "far-ice": { "source-layer": "landcover", filter: isOf("glacier") },
  woods: { "source-layer": "landuse", filter: isOf("wood", "forest") },
  ice: { "source-layer": "landuse", filter: isOf("glacier") },
  towns: { "source-layer": "landuse", filter: isOf("residential", "commercial", "industrial") },
  "marsh-ground": MARSH,
  marsh: MARSH,
  buildings: { "source-layer": "buildings", filter: isOf("building", "building_part") },
  states: { "source-layer": "boundaries", filter: isOf("region") },
  countries: { "source-layer": "boundaries", filter: isOf("country") },

  ditches: stream(isOf("ditch", "drain")),
  streams: stream(isOf("stream"), not(IS_INTERMITTENT)),
  "streams-at-times": stream(isOf("stream", "river"), IS_INTERMITTENT),
  canals: stream(isOf("canal")),
  rivers: stream(isOf("river"), not(IS_INTERMITTENT)),
  water: LASTING_WATER,
  "water-at-times": WATER_AT_TIMES,
  shores: LASTING_WATER,
  "shores-at-times": WATER_AT_TIMES,

  paths: road(isOf("path"), not(isDetail("pier")), not(IS_TUNNEL)),
  railways: road(isOf("rail"), not(IS_TUNNEL)),
  ferries: road(isOf("ferry")),
  "roads-service": road(isDetail("service"), not(IS_TUNNEL)),
  "roads-minor": road(isOf("minor_road"), not(isDetail("service")), not(IS_TUNNEL)),
  "roads-tertiary": road(isDetail("tertiary", "tertiary_link"), not(IS_TUNNEL)),
  "roads-secondary": road(isDetail("secondary", "secondary_link"), not(IS_TUNNEL)),
  "roads-primary": road(isDetail("trunk", "trunk_link", "primary", "primary_link"), not(IS_TUNNEL)),
  motorways: road(isOf("highway"), not(IS_TUNNEL)),
  "bridge-rails": BRIDGES,
  bridges: BRIDGES,
  footbridges: road(IS_BRIDGE, isOf("path")),

  dams: { "source-layer": "landuse", filter: isOf("dam") },
  "pier-areas": { "source-layer": "landuse", filter: isOf("pier") },
  piers: road(isDetail("pier")),
  landings: {
    "source-layer": "pois",
    filter: isOf("slipway", "marina", "boat_rental", "ferry_terminal"),
  },

  "names-hamlet": place("hamlet", "isolated_dwelling"),
  "names-village": place("village"),
  "names-town": place("town"),
  "names-city": place("city"),
  "names-country": { "source-layer": "places", filter: isOf("country") },
  "road-names": { "source-layer": "roads", filter: isAll(HAS_NAME, not(isOf("ferry", "rail"))) },
  "stream-names": {
    "source-layer": "water",
    filter: isAll(IS_LINE, isOf("stream", "ditch", "drain"), HAS_NAME),
  },
  "river-names": { "source-layer": "water", filter: isAll(IS_LINE, isOf("river", "canal"), HAS_NAME) },
  "lake-names": waterName("lake", "water", "reservoir", "basin"),
  "sea-names": waterName("ocean", "sea", "bay", "strait", "fjord"),
};

function isOf(...kinds: string[]): ExpressionSpecification {
  return isOneOf("kind", kinds);
}

function isDetail(...details: string[]): ExpressionSpecification {
  return isOneOf("kind_detail", details);
}

function stream(...conditions: ExpressionSpecification[]): Selection {
  return { "source-layer": "water", filter: isAll(IS_LINE, ...conditions) };
}

function road(...conditions: ExpressionSpecification[]): Selection {
  return { "source-layer": "roads", filter: isAll(...conditions) };
}

function place(...details: string[]): Selection {
  return { "source-layer": "places", filter: isAll(isOf("locality"), isDetail(...details)) };
}

function waterName(...kinds: string[]): Selection {
  return { "source-layer": "water", filter: isAll(IS_POINT, isOf(...kinds), HAS_NAME) };
}
