import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { ageGaugeAnswers } from "@creel/testing/age-answers";
import {
  environmentOf,
  type FakeService,
  startFakeServices,
  stopFakeServices,
} from "@creel/testing/fake-services";
import { usgsWith } from "@creel/testing/fake-usgs";

import { expectNothingFoundNightly } from "../look/axe.ts";
import { callApi } from "../setup/api.ts";
import { expect, SMALL_DESK, test as base } from "../setup/fixtures.ts";
import { type Creel, startCreel } from "../setup/start-creel.ts";

const RIVER = { name: "Vermilion River", kind: "river", latitude: 48.2, longitude: -92.5 };
const GAUGE = {
  station: "USGS-05129115",
  name: "VERMILION RIVER NEAR CRANE LAKE, MN",
  latitude: 48.26,
  longitude: -92.57,
};

/** A Creel of its own, whose gauge service the journey can silence. */
const test = base.extend<{ gauged: Creel & { usgs: FakeService } }>({
  gauged: async ({}, use) => {
    const services = await startFakeServices();
    services.usgs.behave = usgsWith(GAUGE);
    const creel = await startCreel({ MAP_STYLE_URL: "embedded", ...environmentOf(services) });
    await use({ ...creel, usgs: services.usgs });
    await creel.stop();
    await stopFakeServices(services);
  },
  url: async ({ gauged }, use) => {
    await use(gauged.url);
  },
});
test.use({ viewport: SMALL_DESK });

test("a gauge is chosen for a river and tells its level; while its service is silent, the page says how old that is", async ({
  page,
  url,
  gauged,
  angler: { token },
}) => {
  const { water } = await callApi(url, "/waters", { token, body: RIVER });
  await page.goto(`/catches/waters/${(water as { id: string }).id}`);
  const level = page.getByRole("region", { name: "River level" });
  await level.getByRole("button", { name: "Choose a gauge" }).click();
  const dialog = page.getByRole("dialog", { name: "Which gauge matches your river?" });
  await expect(dialog.getByRole("heading", { name: "On the Vermilion River" })).toBeVisible();
  await expectNothingFoundNightly(page, "gauges to choose from");
  await dialog.getByRole("button", { name: "Use this: Vermilion River near Crane Lake, MN" }).click();

  await expect(level.getByText("high, rising")).toBeVisible();
  await expect(level.getByText("About twice the usual flow for the date.")).toBeVisible();
  await expect(level.getByRole("img", { name: /^River level for 30 days/ })).toBeVisible();
  await expect(level.getByText("You confirmed this gauge today")).toBeVisible();
  await expectNothingFoundNightly(page, "the level of a river");

  gauged.usgs.behave = (_url, response) => response.destroy();
  await ageGaugeAnswers(gauged.dataDir, 9 * HOUR_MS);
  await page.reload();

  await expect(level.getByText("9 hours old")).toBeVisible();
  await expect(level.getByText("The gauge’s service isn’t answering right now.")).toBeVisible();
  await expect(level.getByText(/Rising or falling since then is not known\.$/)).toBeVisible();
  await expect(level.getByText("high", { exact: true }).first()).toBeVisible();
});
