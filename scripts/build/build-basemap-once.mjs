// What vitest runs before the tests of components: they load the map's data, which a fresh clone does not have.
import { existsSync } from "node:fs";
import { join } from "node:path";

import { ROOT } from "../setup/prepare.mjs";

const LAST_WRITTEN = join(ROOT, "web/src/basemap/generated/zone-bounds.json");

export async function setup() {
  if (existsSync(LAST_WRITTEN)) return;
  await import("./build-basemap.mjs");
}
