import * as z from "zod/mini";

import { webAddress } from "../base/setting-kinds.ts";

const DEFAULT_STYLE = "https://tiles.openfreemap.org/styles/liberty";
const DEFAULT_DARK_STYLE = "https://tiles.openfreemap.org/styles/dark";
const EMBEDDED = "embedded";

const styleAddress = webAddress("must be a URL with http or https, or the word embedded", [EMBEDDED]);

export const mapEnvironment = {
  MAP_STYLE_URL: z._default(styleAddress, DEFAULT_STYLE),
  MAP_STYLE_DARK_URL: z.optional(styleAddress),
};

/** A style that the installation chose is also used in the dark theme, unless it sets a dark one. */
export function toMapStyles(light: string, dark: string | undefined): { light: string; dark: string } | null {
  if (light === EMBEDDED) return null;
  return { light, dark: dark ?? (light === DEFAULT_STYLE ? DEFAULT_DARK_STYLE : light) };
}
