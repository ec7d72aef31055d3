import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Page } from "@playwright/test";

import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { type Angler, catchesOnMap, expect, SMALL_DESK, test } from "../setup/fixtures.ts";

test.use({ viewport: SMALL_DESK });

const BAY = { latitude: 47.83, longitude: -92.26 };

/** Adds six two-hour trips to one place, one a day. The latest has a catch. */
async function addTrips(url: string, { token }: Angler): Promise<void> {
  const first = Date.parse(CATCH.date);
  for (let index = 0; index < 6; index += 1) {
    const at = (hours: number) => new Date(first - index * DAY_MS + hours * HOUR_MS).toISOString();
    const times = { started_at: at(-1), ended_at: at(1), time_zone: CATCH.time_zone };
    await callApi(url, "/trips", {
      token,
      body: { ...times, ...BAY, start_source: "typed", end_source: "typed" },
    });
  }
  await callApi(url, "/catches", { token, body: { ...CATCH, ...BAY } });
  await callApi(url, "/waters", { token, body: { ...BAY, name: "Pike Bay" } });
}

/** The position of a water's name below a pin, in px from the middle of the map. */
const NAME = { x: -24, y: 10, width: 48, height: 16 };
/** A part of the ground without a name or a line, in px from the middle of the map. */
const GROUND = { x: 8, y: 34, width: 4, height: 4 };

async function pictureOf(page: Page, part: typeof NAME): Promise<string> {
  const box = await page.locator("canvas.maplibregl-canvas").boundingBox();
  if (!box) throw new Error("The map has no place on the page");
  const clip = { ...part, x: box.x + box.width / 2 + part.x, y: box.y + box.height / 2 + part.y };
  return (await page.screenshot({ clip })).toString("base64");
}

test(
  "layers are drawn on the map, and stay after a reload",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await addTrips(url, angler);
    await page.goto(`/map?lat=${BAY.latitude}&lng=${BAY.longitude}&zoom=11`);
    expect(await catchesOnMap(page)).toBe(1);
    const unnamed = await pictureOf(page, NAME);
    const ground = await pictureOf(page, GROUND);

    await page.getByRole("button", { name: "Layers" }).click();
    await page.getByText("My waters and spots").click();
    await page.keyboard.press("Escape");
    await expect.poll(() => pictureOf(page, NAME)).not.toBe(unnamed);
    expect(await pictureOf(page, GROUND)).toBe(ground);
    await page.getByRole("button", { name: "Layers" }).click();
    await page.getByRole("dialog", { name: "Layers" }).getByText("Fish per hour").click();
    await page.keyboard.press("Escape");
    await expect(page.getByText("Your average is")).toBeVisible();
    await expect.poll(() => pictureOf(page, GROUND)).not.toBe(ground);
    const rated = await pictureOf(page, GROUND);
    await page.reload();
    await expect(page.getByText("Your average is")).toBeVisible();
    await expect.poll(() => pictureOf(page, GROUND)).toBe(rated);
  },
);

test("axe finds nothing wrong on a map with layers", { tag: "@nightly" }, async ({ page, url, angler }) => {
  await addTrips(url, angler);
  await page.goto(`/map?lat=${BAY.latitude}&lng=${BAY.longitude}&zoom=11&layers=rate,waters`);
  await expect(page.getByText("Your average is")).toBeVisible();
  await catchesOnMap(page);
  await expectNothingFoundInAnyGuise(page, "the map with rates");
});

test(
  "a distance is measured by keys alone, and taps measure instead of logging",
  { tag: "@nightly" },
  async ({ page, angler }) => {
    await page.goto("/map?lat=47&lng=-92&zoom=10");
    expect(await catchesOnMap(page)).toBe(0);
    await page.getByRole("button", { name: "Measure a distance" }).press("Enter");
    const length = page.getByRole("region", { name: "Distance" }).getByRole("status");
    await expect(length).toContainText("Tap the map to start");
    const map = page.locator("canvas.maplibregl-canvas");
    await expect(map).toBeFocused();

    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(length).toContainText(/mi.*km · 1 leg/);
    await map.click({ position: { x: 300, y: 300 } });
    await expect(length).toContainText("2 legs");
    await expectNothingFoundInAnyGuise(page, "the map while it measures");

    await map.focus();
    await page.keyboard.press("Backspace");
    await expect(length).toContainText("1 leg");
    await page.keyboard.press("Escape");
    await expect(length).toBeHidden();
    expect(angler.user.id).toBeTruthy();
  },
);
