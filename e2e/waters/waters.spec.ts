import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Page } from "@playwright/test";

import { expectNothingFoundNightly } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { type Angler, catchesOnMap, expect, SMALL_DESK, test } from "../setup/fixtures.ts";

test.use({ viewport: SMALL_DESK });

const BAY = { name: "Pike Bay", latitude: 47.6, longitude: -92.4 };
const LAKE = { name: "Lake Vermilion", latitude: 47.83, longitude: -92.26 };

const idOf = (made: unknown) => (made as { id: string }).id;

/** Adds a water with a trip and a catch on it. Returns the paths of the water's page and of the trip's. */
async function addWater(url: string, { token }: Angler, { name, ...place }: typeof BAY) {
  const { water } = await callApi(url, "/waters", { token, body: { name, ...place } });
  const caught = Date.parse(CATCH.date) - (name === BAY.name ? 24 : 0) * HOUR_MS;
  const at = (hours: number) => new Date(caught + hours * HOUR_MS).toISOString();
  const times = { started_at: at(-1), ended_at: at(3), time_zone: CATCH.time_zone };
  const { trip } = await callApi(url, "/trips", { token, body: { ...times, ...place } });
  await callApi(url, "/catches", { token, body: { ...CATCH, ...place, date: at(0) } });
  return { water: `/catches/waters/${idOf(water)}`, trip: `/catches/trips/${idOf(trip)}` };
}

/** Returns the row of a water, which tells its number of fish. */
const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("two waters become one with all that was on them, and are two again", async ({ page, url, angler }) => {
  const bay = await addWater(url, angler, BAY);
  await addWater(url, angler, LAKE);
  for (const path of ["/catches/trips", bay.trip, "/catches/waters", bay.water]) {
    await page.goto(path);
    await expect(page.getByText(BAY.name).first()).toBeVisible();
    if (path === bay.water) expect(await catchesOnMap(page)).toBe(1);
    await expectNothingFoundNightly(page, path);
  }

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: /Merge/ }).click();
  const merging = page.getByRole("dialog", { name: `Merge ${BAY.name}` });
  await merging.getByRole("combobox", { name: "Into" }).fill("Verm");
  await page.getByRole("option", { name: LAKE.name }).click();
  await merging.getByRole("button", { name: "Merge waters" }).click();
  await expect(page.getByRole("heading", { level: 1, name: LAKE.name })).toBeVisible();
  await page.goto("/catches/waters");
  await expect(rowOf(page, LAKE.name)).toContainText(/2 fish/);
  await expect(rowOf(page, BAY.name)).toHaveCount(0);

  await page.getByRole("link", { name: LAKE.name }).click();
  await page.getByRole("button", { name: `Undo merging ${BAY.name}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: BAY.name })).toBeVisible();
  await page.goto("/catches/waters");
  for (const name of [BAY.name, LAKE.name]) await expect(rowOf(page, name)).toContainText(/1 fish/);
});
