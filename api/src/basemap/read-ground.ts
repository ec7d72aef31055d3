import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { type Ground, toGround } from "@creel/domain/basemap/ground";
import { type Lake, readLakes } from "@creel/domain/basemap/lakes";
import { readLand } from "@creel/domain/basemap/land";
import { squaresIn } from "@creel/domain/basemap/squares";
import type { Bounds } from "@creel/domain/places/bounds";

/** scripts/build.mjs makes this file together with the pages. */
const LAKES_FILE = ".pages/lakes.json";
const LAND_FOLDER = "basemap/land";

/** Reads the built-in map for a view; `null` if nothing was built. */
export type ReadGround = (view: Bounds) => Promise<Ground | null>;

export function groundReader(webFolder: string): ReadGround {
  const landFolder = join(webFolder, LAND_FOLDER);
  const readAllLakes = lakesReader(webFolder);

  async function readSquare(square: string) {
    const file = join(landFolder, `${square}.json`);
    // Squares of open sea have no file.
    return existsSync(file) ? [readLand(await readJson(file), square)] : [];
  }

  return async (view) => {
    const lakes = await readAllLakes();
    if (!lakes) return null;
    const land = await Promise.all(squaresIn(view).map(readSquare));
    return toGround(land.flat(), lakes);
  };
}

/** Reads the world's large lakes once; `null` if nothing was built. */
export function lakesReader(webFolder: string): () => Promise<Lake[] | null> {
  const file = join(webFolder, LAKES_FILE);
  let lakes: Promise<Lake[]> | undefined;
  return async () => {
    if (!existsSync(file)) return null;
    lakes ??= readJson(file).then(readLakes);
    return lakes;
  };
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
