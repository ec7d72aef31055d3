import { resolve } from "node:path";

import type { OnlineMap } from "@creel/domain/config/config";
import { TILE_JSON_PATH } from "@creel/domain/map/tiles";
import * as z from "zod/mini";

import { webAddress } from "../base/setting-kinds.ts";

const DEFAULT_TILES = "https://tiles.openfreemap.org/planet";
const EMBEDDED = "embedded";

const styleAddress = webAddress("must be a URL with http or https, or the word embedded", [EMBEDDED]);

export const mapEnvironment = {
  MAP_STYLE_URL: z.optional(styleAddress),
  MAP_STYLE_DARK_URL: z.optional(styleAddress),
  MAP_TILES_URL: z._default(webAddress("must be a URL with http or https"), DEFAULT_TILES),
  MAP_PMTILES: z.optional(z.string()),
  MAP_OFFLINE_AREAS: z.optional(z.enum(["on", "off"], "must be on or off")),
};

interface MapValues {
  MAP_STYLE_URL?: string | undefined;
  MAP_STYLE_DARK_URL?: string | undefined;
  MAP_TILES_URL: string;
  MAP_PMTILES?: string | undefined;
  MAP_OFFLINE_AREAS?: "on" | "off" | undefined;
}

/** Returns problems of settings that exclude each other. */
export function mapProblems(given: Record<string, string | undefined>): string[] {
  const isBoth = given["MAP_PMTILES"] && given["MAP_STYLE_URL"];
  return isBoth ? ["MAP_PMTILES and MAP_STYLE_URL must not both be set"] : [];
}

/** Returns the path of the tile file that this Creel serves itself. */
export function toTileFile({ MAP_PMTILES: file }: MapValues): string | null {
  return file === undefined ? null : resolve(file);
}

/**
 * Returns `null` for the built-in map alone. A configured style is also used in the dark theme, unless there is a dark
 * one. Without a style, the map is drawn from tiles.
 */
export function toOnlineMap(values: MapValues): OnlineMap | null {
  const light = values.MAP_STYLE_URL;
  if (light === EMBEDDED) return null;
  if (light === undefined) return toTiles(values);
  return { kind: "styles", light, dark: values.MAP_STYLE_DARK_URL ?? light };
}

/** Saving areas is off by default for unknown hosts, which may not want whole regions to be downloaded. */
function toTiles({ MAP_PMTILES, MAP_TILES_URL, MAP_OFFLINE_AREAS }: MapValues): OnlineMap {
  const address = MAP_PMTILES === undefined ? MAP_TILES_URL : TILE_JSON_PATH;
  const isKnown = address === TILE_JSON_PATH || address === DEFAULT_TILES;
  return { kind: "tiles", address, canBeSaved: (MAP_OFFLINE_AREAS ?? (isKnown ? "on" : "off")) === "on" };
}
