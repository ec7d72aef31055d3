import type { TileJson } from "@creel/domain/map/tiles";
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test } from "vitest";

import { MAPS_DATABASE } from "../../../device/storage-keys.ts";
import { hold, type Answers } from "../../../testing/network.ts";
import { show } from "../../../testing/show.tsx";
import type { Area, Saving, Whole } from "../area.ts";
import { areasDatabase, readAreas } from "../areas-store.ts";
import { MapsPage } from "./maps-page.tsx";

const USER = { id: "0198c0de-0000-7000-8000-000000000001" };
const BOUNDS = { west: -92.4, south: 47.8, east: -92.3, north: 47.9 };
const TILES = {
  "GET /map/tiles.json": editionOf("two"),
  "GET /map/tiles/*/*/*/*": () => new Response("tile"),
};
const CONFIG = { map: { kind: "tiles", address: "/api/map/tiles.json", canBeSaved: true }, weather: false };

function editionOf(version: string): TileJson {
  return {
    tilejson: "3.0.0",
    tiles: [`/api/map/tiles/${version}/{z}/{x}/{y}`],
    minzoom: 0,
    maxzoom: 14,
    vector_layers: [],
  };
}

function savingOf(more: Partial<Saving>): Saving {
  const counts = { total: 9, done: 4, bytes: 20_000_000 };
  return { generation: "new", tileJson: editionOf("two"), obstacle: null, ...counts, ...more };
}

function wholeOf(version: string): Whole {
  return { generation: "old", tileJson: editionOf(version), bytes: 19_000_000, savedAt: Date.now() };
}

function areaOf(name: string, more: Partial<Area>): Area {
  return {
    id: name,
    userId: USER.id,
    name,
    bounds: BOUNDS,
    zooms: { from: 12, to: 13 },
    address: "/api/map/tiles.json",
    estimate: 52_000_000,
    whole: null,
    saving: null,
    ...more,
  };
}

/** Deletes the database, after the deletion that the previous test's sign-out started. */
beforeEach(async () => {
  const deletion = indexedDB.deleteDatabase(MAPS_DATABASE);
  await new Promise((resolve) => deletion.addEventListener("success", resolve));
});

/** Shows the page on a device with these areas. */
async function showAreas(areas: readonly Area[], answers: Answers = {}) {
  const db = await areasDatabase();
  for (const area of areas) await db.put("areas", area);
  return show(<MapsPage />, {
    path: "/profile/maps",
    user: USER,
    answers: { "GET /config": CONFIG, ...TILES, ...answers },
  });
}

function deviceWith(free: number): void {
  const storage = { estimate: async () => ({ quota: free, usage: 0 }), persisted: async () => true };
  Object.defineProperty(navigator, "storage", { configurable: true, value: storage });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "storage"));
}

async function openMenu({ click }: Pick<UserEvent, "click">, name: string) {
  await click(await screen.findByRole("button", { name: `More about ${name}` }));
}

/** Returns the first area's save in progress, and the source of its tiles. */
async function savedAs(): Promise<unknown> {
  const [area] = await readAreas(USER.id);
  return [area?.saving, area?.whole?.tileJson.tiles[0]];
}

test("an area that is being saved can be paused, and then says how far it is", async () => {
  const { person } = await showAreas([areaOf("Pelican Lake", { saving: savingOf({}) })]);
  await openMenu(person, "Pelican Lake");
  await person.click(await screen.findByRole("menuitem", { name: "Pause" }));
  expect(await screen.findByText("Paused: 20 of about 52 MB")).toBeTruthy();
  expect((await readAreas(USER.id))[0]?.saving?.obstacle).toBe("paused");
});

test("a paused area goes on until all of it is there", async () => {
  const { person, network } = await showAreas([
    areaOf("Pelican Lake", { saving: savingOf({ obstacle: "paused" }) }),
  ]);
  await openMenu(person, "Pelican Lake");
  await person.click(await screen.findByRole("menuitem", { name: "Resume" }));
  expect(await screen.findByText(/^saved /)).toBeTruthy();
  expect(screen.getByRole("link", { name: "Pelican Lake" })).toBeTruthy();
  expect(network.asked("GET /map/tiles/two/").length).toBeGreaterThan(0);
});

test("where there is no room another area can be removed to make some", async () => {
  deviceWith(5_000_000);
  const { person } = await showAreas([
    areaOf("North Shore", { saving: savingOf({ obstacle: "room", done: 0, bytes: 0 }) }),
    areaOf("Burntside", { whole: wholeOf("two") }),
  ]);
  const alert = await screen.findByText(
    "North Shore needs about 52 MB, but only 5 MB is free. Nothing was saved.",
  );
  expect(alert).toBeTruthy();
  await person.click(await screen.findByRole("button", { name: "Delete a map" }));
  await person.click(await screen.findByRole("menuitem", { name: "Burntside, 19 MB" }));
  await person.click(await screen.findByRole("button", { name: "Delete" }));
  await expect.poll(() => screen.queryByRole("link", { name: "Burntside" })).toBeNull();
  expect((await readAreas(USER.id)).map(({ name }) => name)).toEqual(["North Shore"]);
});

test("before a newer map is saved its size and the free room are told, and that both take room meanwhile", async () => {
  deviceWith(3_200_000_000);
  const { answer, release } = hold(() => new Response("a tile of the newer map"));
  const { person } = await showAreas([areaOf("Pelican Lake", { whole: wholeOf("one") })], {
    "GET /map/tiles/*/*/*/*": answer,
  });
  expect(await screen.findByText("Newer map available")).toBeTruthy();
  release();
  expect(await screen.findByText(/^Newer map available, [\d.]+ MB$/)).toBeTruthy();
  await openMenu(person, "Pelican Lake");
  await person.click(await screen.findByRole("menuitem", { name: "Save the latest map" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(dialog.getByText(/Until then, both take up space/)).toBeTruthy();
  expect(dialog.getByText("About 3.2 GB is free on this device.")).toBeTruthy();
  await person.click(dialog.getByRole("button", { name: /^Save [\d.]+ MB$/ }));
  await expect.poll(savedAs).toEqual([null, expect.stringContaining("/two/")]);
});

test("each area has its small picture, where it was saved with one", async () => {
  await showAreas([
    areaOf("Pelican Lake", { whole: wholeOf("two"), picture: "data:image/webp;base64,AA==" }),
  ]);
  const row = (await screen.findByRole("link", { name: "Pelican Lake" })).closest("li");
  expect(row?.querySelector("img")?.getAttribute("src")).toBe("data:image/webp;base64,AA==");
});

function deviceOn(type: string | undefined): void {
  const connection = Object.assign(new EventTarget(), { type });
  Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "connection"));
}

test("on mobile data an area waits for Wi-Fi, until that is chosen otherwise", async () => {
  deviceOn("cellular");
  const { person } = await showAreas([areaOf("North Shore", { saving: savingOf({ obstacle: "paused" }) })]);
  await openMenu(person, "North Shore");
  await person.click(await screen.findByRole("menuitem", { name: "Resume" }));
  expect(await screen.findByText("Waiting for Wi-Fi: 20 of about 52 MB")).toBeVisible();
  const choice = screen.getByRole("switch", { name: "Only on Wi-Fi" });
  expect(choice).toBeChecked();

  await person.click(choice);
  expect(await screen.findByText(/^saved /)).toBeVisible();
  expect(choice).not.toBeChecked();
});

test.each([
  ["wifi", true, "Once a month, on Wi-Fi."],
  [undefined, false, "Once a month, on any network."],
] as const)("on a device that is on %s areas are renewed by themselves: %s", async (type, isOn, text) => {
  deviceOn(type);
  const { person } = await showAreas([areaOf("Pelican Lake", { whole: wholeOf("two") })]);
  const choice = await screen.findByRole("switch", { name: "Auto-update" });
  expect(choice).toHaveProperty("checked", isOn);
  expect(screen.getByText(text)).toBeVisible();

  await person.click(choice);
  expect(choice).toHaveProperty("checked", !isOn);
});

test("where the browser cannot tell Wi-Fi from mobile data there is no such choice", async () => {
  deviceOn(undefined);
  await showAreas([areaOf("Pelican Lake", { whole: wholeOf("two") })]);
  expect(await screen.findByText(/^saved /)).toBeVisible();
  expect(screen.queryByRole("switch", { name: "Only on Wi-Fi" })).toBeNull();
});
