import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { environmentOf, startFakeServices, stopFakeServices } from "@creel/testing/fake-services";
import { INVENTED, INVENTED_REGION, type Region } from "@creel/testing/tiles/region";
import { writeTileFile } from "@creel/testing/tiles/tile-file";
import type { Page } from "@playwright/test";
import sharp from "sharp";

import { installApp, signInOnDevice } from "../outbox/on-the-bank.ts";
import { type Device, newDevice } from "../setup/device.ts";
import { catchesOnMap, expect, signUp, test as base } from "../setup/fixtures.ts";
import { startCreel } from "../setup/start-creel.ts";

/** A phone with the app installed. Its Creel has a map of its own. */
const test = base.extend<{ tileFile: string; device: Device }>({
  tileFile: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), "creel-tiles-"));
    const file = join(folder, "region.pmtiles");
    await writeTileFile(file, INVENTED_REGION);
    await use(file);
    await rm(folder, { recursive: true });
  },
  url: async ({ tileFile }, use) => {
    const services = await startFakeServices();
    const creel = await startCreel({ MAP_PMTILES: tileFile, ...environmentOf(services) });
    await use(creel.url);
    await creel.stop();
    await stopFakeServices(services);
  },
  device: async ({ launchOptions, url }, use) => {
    const device = await newDevice(launchOptions);
    await installApp(device, url);
    await signInOnDevice(device, url, await signUp(url));
    await use(device);
    await device.throwAway();
  },
});

const VIEW = `/map?lat=${INVENTED.latitude}&lng=${INVENTED.longitude}&zoom=12`;

/** Opens the page that saves the map view. */
async function openNewArea(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/profile/maps/new`);
  await expect(page.getByRole("button", { name: /^Save [\d.]+ MB$/ })).toBeEnabled();
}

/** Saves the map view, and waits until it is stored. */
async function saveArea(page: Page, url: string): Promise<void> {
  await openNewArea(page, url);
  await page.getByRole("textbox", { name: "Name" }).fill("Heron Lake");
  await page.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByRole("link", { name: "Heron Lake" })).toBeVisible();
  await expect(page.getByText(/^saved /)).toBeVisible();
}

async function drawnMap(page: Page): Promise<Page> {
  await expect(page.locator("canvas.maplibregl-canvas")).toBeVisible();
  await expect(page.getByText("© OpenStreetMap contributors")).toBeVisible();
  // A worker requests the tiles, so the page's "networkidle" does not cover them.
  await catchesOnMap(page);
  return page;
}

const WIDTH = 200;
const HEIGHT = 100;

/**
 * Returns the pixels below the middle of the map, as color values from 0 to 255. Above it are controls and the
 * attribution, which the notice that the device is offline moves.
 */
async function belowMiddleOf(page: Page): Promise<Uint8Array> {
  const box = await page.locator("canvas.maplibregl-canvas").boundingBox();
  if (!box) throw new Error("There is no map");
  const clip = {
    x: Math.round(box.x + box.width / 2 - WIDTH / 2),
    y: Math.round(box.y + box.height / 2),
    width: WIDTH,
    height: HEIGHT,
  };
  return sharp(await page.screenshot({ clip }))
    .removeAlpha()
    .blur(2)
    .raw()
    .toBuffer();
}

/**
 * Returns the share of values that are equal in two pictures, from 0 to 1. Values count as equal if they differ by less
 * than 24.
 */
function likeness(one: Uint8Array, other: Uint8Array): number {
  const same = one.filter((shade, index) => Math.abs(shade - (other[index] ?? 0)) < 24);
  return same.length / one.length;
}

test(
  "an area that was saved is drawn without a network after the browser was restarted, as it was with one",
  { tag: "@nightly" },
  async ({ device, url }) => {
    const page = await device.open({ isOffline: false, address: `${url}${VIEW}` });
    const online = await belowMiddleOf(await drawnMap(page));
    await saveArea(page, url);
    await device.close();

    const offline = await device.open({ isOffline: true, address: `${url}${VIEW}` });
    await drawnMap(offline);
    await expect.poll(async () => likeness(online, await belowMiddleOf(offline))).toBeGreaterThan(0.97);

    await offline.goto(`${url}/profile/maps`);
    await offline.getByRole("button", { name: "More about Heron Lake" }).click();
    await offline.getByRole("menuitem", { name: "Delete" }).click();
    await offline.getByRole("button", { name: "Delete" }).click();
    await expect(offline.getByRole("link", { name: "Heron Lake" })).toHaveCount(0);
    await offline.goto(`${url}${VIEW}`);
    await expect(offline.getByText("Built-in map")).toBeVisible();
    await expect(offline.getByText("© OpenStreetMap contributors")).toHaveCount(0);
  },
);

/** The same region without the lake. */
const NEWER_REGION: Region = { ...INVENTED_REGION };
for (const name of ["water", "depth_area", "depth_contour", "water_name"]) {
  NEWER_REGION[name] = { type: "FeatureCollection", features: [] };
}

test(
  "an area that was saved a month ago is renewed by itself once there is a newer map",
  { tag: "@nightly" },
  async ({ device, tileFile, url }) => {
    const past = await device.open({ isOffline: false, address: `${url}${VIEW}`, clockShift: -31 * DAY_MS });
    const older = await belowMiddleOf(await drawnMap(past));
    await saveArea(past, url);
    const saved = (await past.getByText(/^saved /).textContent()) ?? "";
    await past.getByRole("switch", { name: "Auto-update" }).press("Space");
    await expect(past.getByRole("switch", { name: "Auto-update" })).toBeChecked();
    await device.close();
    await writeTileFile(tileFile, NEWER_REGION);

    const page = await device.open({ isOffline: false, address: `${url}/profile/maps` });
    await expect(page.getByText(/^saved /).filter({ hasNotText: saved })).toBeVisible();
    await page.goto(`${url}${VIEW}`);
    const newer = await belowMiddleOf(await drawnMap(page));
    expect(likeness(older, newer)).toBeLessThan(0.5);
    await device.close();

    const offline = await device.open({ isOffline: true, address: `${url}${VIEW}` });
    await drawnMap(offline);
    await expect.poll(async () => likeness(newer, await belowMiddleOf(offline))).toBeGreaterThan(0.97);
  },
);

test(
  "the saving of an area goes on after the browser was closed in the middle of it",
  { tag: "@nightly" },
  async ({ device, url }) => {
    const page = await device.open({ isOffline: false, address: `${url}${VIEW}` });
    await drawnMap(page);
    await openNewArea(page, url);
    let answered = 0;
    await page.route("**/api/map/tiles/**", async (route) => {
      answered += 1;
      if (answered <= 4) await route.continue();
    });
    await page.getByRole("button", { name: /^Save/ }).click();
    await expect(page.getByText(/^Saving: /)).toBeVisible();
    await expect.poll(() => answered).toBeGreaterThan(4);
    await expect(page.getByText(/^saved /)).toHaveCount(0);
    await device.close();

    const again = await device.open({ isOffline: false, address: `${url}/dashboard` });
    await again.goto(`${url}/profile/maps`);
    await expect(again.getByText(/^saved /)).toBeVisible();
  },
);

/** Runs in the page. Leaves room for `most` tiles. */
function fillAfter(most: number): void {
  let stored = 0;
  IDBObjectStore.prototype.put = function full(value: { id: string }, key) {
    if (this.name === "tiles") stored += 1;
    if (this.name === "tiles" && stored > most) throw new DOMException("No room", "QuotaExceededError");
    this.delete(key ?? value.id);
    return this.add(value, key);
  };
}

test(
  "where the device has no room for all of an area it says so, and nothing half is kept",
  { tag: "@nightly" },
  async ({ device, url }) => {
    const page = await device.open({ isOffline: false, address: `${url}${VIEW}` });
    await drawnMap(page);
    await openNewArea(page, url);
    await page.evaluate(fillAfter, 3);
    await page.getByRole("button", { name: /^Save/ }).click();

    await expect(page.getByRole("alert").filter({ hasText: "Not enough space" })).toContainText(
      "Nothing was saved.",
    );
    await expect(page.getByText(/^saved /)).toHaveCount(0);
    await device.close();
    const offline = await device.open({ isOffline: true, address: `${url}${VIEW}` });
    await expect(offline.getByText("Built-in map")).toBeVisible();
    await expect(offline.getByText("© OpenStreetMap contributors")).toHaveCount(0);
  },
);
