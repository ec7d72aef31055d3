import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { answersWith, type FakeService, startFakeService } from "@creel/testing/fake-services";
import { toProtomaps } from "@creel/testing/tiles/protomaps";
import { INVENTED, INVENTED_REGION } from "@creel/testing/tiles/region";
import { writeTileFile } from "@creel/testing/tiles/tile-file";
import { startTileHost } from "@creel/testing/tiles/tile-host";

import { callApi } from "../setup/api.ts";
import { expect, mapIsUp, SMALL_DESK, test as base } from "../setup/fixtures.ts";
import { startCreel } from "../setup/start-creel.ts";

const STYLE = {
  version: 8,
  sources: {
    lake: {
      type: "geojson",
      attribution: "The map of somebody else",
      data: { type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [0, 0] } },
    },
  },
  layers: [
    { id: "land", type: "background", paint: { "background-color": "#ddd" } },
    { id: "lake", type: "circle", source: "lake", paint: { "circle-radius": 80, "circle-color": "#59f" } },
  ],
};

interface MapHost {
  host: FakeService;
  setting: Record<string, string>;
}

const STARTED = {
  async chart(): Promise<MapHost> {
    const host = await startTileHost(INVENTED_REGION);
    return { host, setting: { MAP_TILES_URL: `${host.address}/of-somebody-else/tiles.json` } };
  },
  async style(): Promise<MapHost> {
    const host = await startFakeService((url, response, request) => {
      response.setHeader("access-control-allow-origin", "*");
      answersWith(STYLE)(url, response, request);
    });
    return { host, setting: { MAP_STYLE_URL: `${host.address}/of-somebody-else/style.json` } };
  },
};

/** Starts a map host, and a Creel that is configured to use it. */
const test = base.extend<{ kind: keyof typeof STARTED; mapHost: MapHost }>({
  kind: ["chart", { option: true }],
  mapHost: async ({ kind }, use) => {
    const started = await STARTED[kind]();
    await use(started);
    await started.host.stop();
  },
  url: async ({ mapHost }, use) => {
    const creel = await startCreel(mapHost.setting);
    await expect.poll(async () => (await callApi(creel.url, "/config"))["map"]).not.toBeNull();
    await use(creel.url);
    await creel.stop();
  },
});
test.use({
  // The last two are from tiles that were still loading when their host stopped.
  expected: {
    errors: [/asked elsewhere: \S+\/of-somebody-else\/\S+$/, /ERR_CONNECTION/, /^warning: The map: \w+$/],
  },
  viewport: SMALL_DESK,
});

for (const [kind, attribution] of [
  ["chart", "© OpenStreetMap contributors"],
  ["style", "The map of somebody else"],
] as const) {
  test.describe(`the ${kind}`, () => {
    test.use({ kind });

    test(
      "is drawn while its host answers, the built-in map when it does not",
      { tag: "@nightly" },
      async ({ page, mapHost, angler }) => {
        await page.goto(`/map?lat=${INVENTED.latitude}&lng=${INVENTED.longitude}&zoom=11`);
        await mapIsUp(page);
        await expect(page.getByText(attribution)).toBeVisible();
        await expect(page.getByText("Built-in map")).toHaveCount(0);

        await mapHost.host.stop();
        await page.reload();
        await mapIsUp(page);
        await expect(page.getByText("Built-in map")).toBeVisible();
        await expect(page.getByText(attribution)).toHaveCount(0);
        expect(angler.user.id).toBeTruthy();
      },
    );
  });
}

const ownTest = base.extend({
  url: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "creel-tiles-"));
    const file = join(folder, "region.pmtiles");
    await writeTileFile(file, toProtomaps(INVENTED_REGION));
    const creel = await startCreel({ MAP_PMTILES: file });
    await use(creel.url);
    await creel.stop();
    await rm(folder, { recursive: true });
  },
});
ownTest.use({ viewport: SMALL_DESK });

ownTest(
  "the chart of the operator's own tiles is drawn, no other host is asked, and their waters have names",
  async ({ page, angler }) => {
    const tile = page.waitForResponse(/\/api\/map\/tiles\/[^/]+\/11\//u);
    await page.goto(`/map?lat=${INVENTED.latitude}&lng=${INVENTED.longitude}&zoom=11`);
    await mapIsUp(page);

    expect((await tile).status()).toBe(200);
    await expect(page.getByText("© OpenStreetMap contributors")).toBeVisible();
    // The built-in map surrounds the host's region.
    await expect(page.getByText("Built-in map")).toBeVisible();

    await page.getByRole("button", { name: "Layers" }).click();
    await page.getByRole("link", { name: "Save for offline" }).click();
    await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Heron Lake");
    expect(angler.user.id).toBeTruthy();
  },
);
