import { once } from "node:events";
import { createServer, type Server } from "node:http";

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
  server: Server;
  address: string;
}

/** A host of map styles, and a Creel that was told of it. */
const test = base.extend<{ mapHost: MapHost }>({
  mapHost: async ({}, use) => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" });
      response.end(JSON.stringify(STYLE));
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : "";
    await use({ server, address: `http://127.0.0.1:${port}/of-somebody-else/style.json` });
    server.closeAllConnections();
    server.close();
  },
  url: async ({ mapHost }, use) => {
    const creel = await startCreel({ MAP_STYLE_URL: mapHost.address });
    await expect.poll(async () => (await callApi(creel.url, "/config"))["mapStyles"]).not.toBeNull();
    await use(creel.url);
    await creel.stop();
  },
});
test.use({
  expected: { errors: [/asked elsewhere: \S+\/of-somebody-else\/style\.json$/, /ERR_CONNECTION/] },
});

test.use({ viewport: SMALL_DESK });

test("the online map is drawn while its host answers, the built-in one when it does not", async ({
  page,
  mapHost,
  angler,
}) => {
  await page.goto("/map?lat=0&lng=0&zoom=3");
  await mapIsUp(page);
  await expect(page.getByText("The map of somebody else")).toBeVisible();
  await expect(page.getByText("Built-in map")).toHaveCount(0);

  mapHost.server.closeAllConnections();
  mapHost.server.close();
  await page.reload();
  await mapIsUp(page);
  await expect(page.getByText("Built-in map")).toBeVisible();
  await expect(page.getByText("The map of somebody else")).toHaveCount(0);
  expect(angler.user.id).toBeTruthy();
});
