import type { OnlineMap } from "@creel/domain/config/config";
import * as z from "zod/mini";

import { webAddress } from "../base/setting-kinds.ts";

const DEFAULT_TILES = "https://tiles.openfreemap.org/planet";
const EMBEDDED = "embedded";

const styleAddress = webAddress("must be a URL with http or https, or the word embedded", [EMBEDDED]);

export const mapEnvironment = {
  MAP_STYLE_URL: z.optional(styleAddress),
  MAP_STYLE_DARK_URL: z.optional(styleAddress),
  MAP_TILES_URL: z._default(webAddress("must be a URL with http or https"), DEFAULT_TILES),
};

interface MapValues {
  MAP_STYLE_URL?: string | undefined;
  MAP_STYLE_DARK_URL?: string | undefined;
  MAP_TILES_URL: string;
}

/**
 * `null` for the built-in map alone. A style that the installation chose is also used in the dark theme, unless it sets
 * a dark one; without one the chart is drawn.
 */
export function toOnlineMap(values: MapValues): OnlineMap | null {
  const light = values.MAP_STYLE_URL;
  if (light === EMBEDDED) return null;
  if (light === undefined) return { kind: "tiles", address: values.MAP_TILES_URL };
  return { kind: "styles", light, dark: values.MAP_STYLE_DARK_URL ?? light };
}
