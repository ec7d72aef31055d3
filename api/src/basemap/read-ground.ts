import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type Ground, toGround } from "@creel/domain/basemap/ground";
import { type Lake, readLakes } from "@creel/domain/basemap/lakes";
import { readLand } from "@creel/domain/basemap/land";
import { squaresIn } from "@creel/domain/basemap/squares";
import type { Bounds } from "@creel/domain/places/bounds";

/** Made by scripts/build.mjs, with the pages. */
const LAKES_FILE = ".pages/lakes.json";
const LAND_FOLDER = "basemap/land";

/** What the built-in map has in a view; `null` where nothing was built. */
export type ReadGround = (view: Bounds) => Promise<Ground | null>;

export function groundReader(webFolder: string): ReadGround {
  const lakesFile = join(webFolder, LAKES_FILE);
  const landFolder = join(webFolder, LAND_FOLDER);
  let lakes: Promise<Lake[]> | undefined;

  async function readSquare(square: string) {
    const file = join(landFolder, `${square}.json`);
    // The open sea has none.
    return existsSync(file) ? [readLand(await readJson(file), square)] : [];
  }

  return async (view) => {
    if (!existsSync(lakesFile)) return null;
    lakes ??= readJson(lakesFile).then(readLakes);
    const land = await Promise.all(squaresIn(view).map(readSquare));
    return toGround(land.flat(), await lakes);
  };
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
