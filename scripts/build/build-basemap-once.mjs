// Vitest runs this before the tests of components, which load the map's data. A fresh clone does not have that data.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

const LAST_WRITTEN = join(ROOT, "web/src/basemap/generated/zone-bounds.json");
const WRITTEN_BY = ["build-basemap.mjs", "cut-squares.mjs", "middle-of-water.mjs"].map((name) =>
  join(import.meta.dirname, name),
);

export async function setup() {
  if (isCurrent()) return;
  await import("./build-basemap.mjs");
}

/**
 * True if the data is newer than its scripts. An older clone has the files of an older build, some of which may be
 * missing now.
 */
function isCurrent() {
  if (!existsSync(LAST_WRITTEN)) return false;
  const { mtimeMs } = statSync(LAST_WRITTEN);
  return WRITTEN_BY.every((path) => statSync(path).mtimeMs < mtimeMs);
}
