import { existsSync } from "node:fs";
import { join } from "node:path";

import { readTroutFile, toCatch, type Trout } from "../forms/trout-file.ts";
import { callApi, tryApi } from "../setup/api.ts";
import { expect, mapIsUp, SMALL_DESK, test } from "../setup/fixtures.ts";

/** The second file is outside the repository and does not exist on every machine. */
const FILES = [
  join(import.meta.dirname, "../files/trout.csv"),
  join(import.meta.dirname, "../../../shared/fixtures/catches/ferox-loch-rannoch.csv"),
].filter(existsSync);

test.use({ viewport: SMALL_DESK });

for (const file of FILES) {
  const trout = readTroutFile(file);
  const placed = trout.filter(({ position }) => position !== null);
  const unplaced = trout.filter(({ position }) => position === null);

  const title = `the ${trout.length} trout of ${file.split("/").at(-1)} come back as they were sent, lie in Loch Rannoch, and are refused without a position`;
  const tag = file === FILES[0] ? [] : ["@nightly"];
  test(title, { tag }, async ({ page, url, angler: { token } }) => {
    for (const fish of placed) await callApi(url, "/catches", { token, body: toCatch(fish) });
    await expectRefused(url, token, unplaced);
    await expectAsSent(url, token, placed);

    await page.goto("/map?lat=56.69&lng=-4.28&zoom=11");
    await mapIsUp(page);
    await expect(page.getByText(`${placed.length} in view`)).toBeVisible();
    await page.goto("/map?lat=56.69&lng=-3.2&zoom=11");
    await expect(page.getByText("0 in view")).toBeVisible();

    await page.goto("/dashboard");
    const heaviest = Math.max(...weightsOf(placed));
    const [pounds, ounces] = [Math.trunc(heaviest), Math.round((heaviest % 1) * 160) / 10];
    const stat = (name: string) => page.getByRole("term").filter({ hasText: name }).locator("+ dd");
    await expect(stat("Total Catches")).toHaveText(String(placed.length));
    await expect(stat("Top Species")).toHaveText("Trout");
    await expect(stat("Biggest Catch")).toHaveText(`${pounds}lb ${ounces}oz`);
  });
}

/** Expects the API to refuse each fish with an error for the missing latitude and longitude. */
async function expectRefused(url: string, token: string, unplaced: Trout[]): Promise<void> {
  expect(unplaced.length).toBeGreaterThan(0);
  for (const fish of unplaced) {
    const { status, body } = await tryApi(url, "/catches", { token, body: toCatch(fish) });
    expect(status).toBe(400);
    expect(Object.keys(body["fields"] ?? {}).toSorted()).toEqual(["latitude", "longitude"]);
  }
}

/** Expects the summary to have the totals of the file and nothing else. */
async function expectAsSent(url: string, token: string, placed: Trout[]): Promise<void> {
  expect(await callApi(url, "/catches/stats/summary", { token })).toEqual({
    totalCatches: placed.length,
    thisMonth: 0,
    favoriteSpecies: "Trout",
    biggestCatch: Math.max(...weightsOf(placed)),
  });
  expect(await callApi(url, "/catches/stats/species", { token })).toEqual({
    species: [{ species: "Trout", count: placed.length }],
  });
  const { catches } = await callApi(url, "/catches?limit=100&sort=-weight", { token });
  const weights = (catches as { weight: number | null }[]).flatMap(({ weight }) => weight ?? []);
  expect(weights).toEqual(weightsOf(placed).toSorted((one, other) => other - one));
  expect((catches as object[]).map(essence).toSorted()).toEqual(placed.map(toCatch).map(essence).toSorted());
}

function weightsOf(trout: Trout[]): number[] {
  return trout.flatMap(({ weightLb }) => weightLb ?? []);
}

/** Returns the fields that must come back unchanged, as one line. */
function essence(caught: { date?: string; length?: number; latitude?: number; longitude?: number }): string {
  const { date = "", length = null, latitude, longitude } = caught;
  return [date.slice(0, "2026-11-20".length), length, latitude, longitude].join(" ");
}
