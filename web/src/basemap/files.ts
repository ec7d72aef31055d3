import { msg } from "@lingui/core/macro";

// Built by scripts/build/build-basemap.mjs; the file names change with the content.
import bordersUrl from "./generated/borders.json?url";
import lakeNamesUrl from "./generated/lake-names.json?url";
import lakesUrl from "./generated/lakes.json?url";
import landUrl from "./generated/land.json?url";
import riversUrl from "./generated/rivers.json?url";
import townsUrl from "./generated/towns.json?url";

/** Addresses of the embedded map's GeoJSON, all on our own origin. */
export const BASEMAP_FILES = {
  land: landUrl,
  lakes: lakesUrl,
  lakeNames: lakeNamesUrl,
  rivers: riversUrl,
  borders: bordersUrl,
  towns: townsUrl,
};

export const BASEMAP_ATTRIBUTION = msg`Built-in map: Natural Earth, GeoNames`;
