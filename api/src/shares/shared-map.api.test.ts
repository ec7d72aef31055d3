import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { NewShareFields } from "@creel/domain/shares/share";
import { INVENTED, INVENTED_REGION } from "@creel/testing/tiles/region";
import { writeTileFile } from "@creel/testing/tiles/tile-file";
import { afterAll, expect, onTestFinished, test } from "vitest";

import { openOwnTiles } from "../map/own-tiles.ts";
import { keepOutOfLog } from "../testing/logs/log-watch.ts";
import { setupApi } from "../testing/setup-api.ts";

const SPOT = { latitude: 47.83117, longitude: -92.26483 };
/** In the same square of 0.05 degrees. */
const OTHER_SPOT = { latitude: 47.84883, longitude: -92.29714 };

const LAKE = {
  type: "Feature",
  properties: {},
  geometry: {
    type: "Polygon",
    coordinates: [
      [
        [-92.5, 47.7],
        [-92.1, 47.7],
        [-92.1, 47.9],
        [-92.5, 47.7],
      ],
    ],
  },
};
const LAND = [
  [
    [
      [-100, 40],
      [-92.4, 40],
      [-92, 50],
      [-100, 50],
      [-100, 40],
    ],
  ],
];

/** A built-in map in the format of scripts/build.mjs. */
const webFolder = await mkdtemp(join(tmpdir(), "creel-web-"));
afterAll(() => rm(webFolder, { recursive: true, force: true }));
await mkdir(join(webFolder, ".pages"));
await mkdir(join(webFolder, "basemap/land"), { recursive: true });
const lakes = { type: "FeatureCollection", features: [LAKE] };
await writeFile(join(webFolder, ".pages/lakes.json"), JSON.stringify(lakes));
await writeFile(join(webFolder, "basemap/land/-100_40.json"), JSON.stringify(LAND));

const api = await setupApi({ webFolder });

/** Returns the map on the page of a link to a catch. */
async function mapAt(place: typeof SPOT, precision: NewShareFields["precision"], creel = api) {
  const { app, as, given } = creel;
  const ana = await given.user();
  const { id } = await given.loggedCatch(ana, place);
  const made = await as(ana).post("/shares", { subject: "catch", subject_id: id, precision });
  const { url } = made.json<{ url: string }>();
  keepOutOfLog(url.slice("/s/".length));
  const { body } = await app.inject(url);
  return /<figure.*<\/figure>/.exec(body)?.[0] ?? "";
}

test("a square is shown with the land and the lakes around it, the same for every spot in it", async () => {
  const map = await mapAt(SPOT, "0.05");

  expect(map).toMatch(
    /<path class="land" d="M.+<path class="coast" d="M.+<path class="lake rough" d="M.+<rect /,
  );
  expect(map).not.toContain("pin");
  expect(await mapAt(OTHER_SPOT, "0.05")).toBe(map);
});

test("a square is shown with the shores of the tiles that the operator serves, the same for every spot in it", async () => {
  const file = join(webFolder, "region.pmtiles");
  await writeTileFile(file, INVENTED_REGION);
  const ownTiles = await openOwnTiles(file);
  onTestFinished(() => ownTiles.close());
  const withTiles = await setupApi({ webFolder, ownTiles });
  const here = { latitude: 47.87, longitude: INVENTED.longitude };
  const there = { latitude: 47.89, longitude: INVENTED.longitude };

  const map = await mapAt(here, "0.05", withTiles);

  expect(map).toMatch(/<path class="lake" d="M.+<rect /);
  expect(await mapAt(there, "0.05", withTiles)).toBe(map);
});

test("an exact spot has the pin of its fish on the map", async () => {
  const map = await mapAt(SPOT, "exact");

  expect(map).toMatch(/<path class="land" d="M.+<g class="pin" data-species="walleye" .+>Wa<\/text>/);
  expect(map).not.toContain("<rect");
});

test("no place is no map", async () => {
  expect(await mapAt(SPOT, "none")).toBe("");
});
