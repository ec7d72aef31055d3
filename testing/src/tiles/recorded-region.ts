import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import type { FeatureCollection } from "geojson";

import { recordedFolder } from "../recorded.ts";
import { withNameZooms } from "./name-zooms.ts";
import type { Region } from "./region.ts";

const LAYER = /-(\w+)\.geojson$/u;

/** Returns a real region in the mountains from beside the project; `null` if it is not there. */
export async function recordedRegion(): Promise<Region | null> {
  const folder = recordedFolder();
  if (folder === null) return null;
  const files = readdirSync(join(folder, "map")).filter((file) => LAYER.test(file));
  const layers = files.map(async (file) => {
    const collection: FeatureCollection = JSON.parse(await readFile(join(folder, "map", file), "utf8"));
    return [LAYER.exec(file)?.[1] ?? "", collection] as const;
  });
  return withNameZooms(Object.fromEntries(await Promise.all(layers)));
}
