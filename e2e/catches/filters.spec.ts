import type { Page } from "@playwright/test";

import { callApi, CATCH } from "../setup/api.ts";
import { type Angler, expect, test } from "../setup/fixtures.ts";

const WINTER_LAKE = { latitude: 56.68, longitude: -4.34 };
const SCENE = [
  {
    species: "Pike",
    date: "2026-10-05T15:00:00Z",
    weather_conditions: "Light Rain",
    weight: 4.2,
    length: 30,
  },
  { species: "Pike", date: "2026-10-06T15:00:00Z", weather_conditions: "Sunny", weight: 6.3 },
  { species: "Pike", date: "2026-09-06T15:00:00Z", weather_conditions: "Light Rain", weight: 11 },
  { species: "Walleye", date: "2026-10-07T15:00:00Z", weather_conditions: "Light Rain", lure_type: "Jig" },
  { species: "Pike", date: "2026-10-08T15:00:00Z", weather_conditions: "Light Rain", ...WINTER_LAKE },
];

async function setScene(url: string, { token }: Angler): Promise<void> {
  for (const caught of SCENE) await callApi(url, "/catches", { token, body: { ...CATCH, ...caught } });
}

function totals(page: Page) {
  return page.getByRole("main").getByRole("status").filter({ hasText: "catch" });
}

/** Opens the dialog of a filter. On a phone, all but two filters are behind one button. */
async function openFilter(page: Page, filter: string): Promise<void> {
  const chip = page.getByRole("button", { name: new RegExp(`^${filter}:`) });
  const all = page.getByRole("button", { name: /^All filters/ });
  await expect(all).toBeVisible();
  if (!(await chip.isVisible())) await all.click();
  await chip.click();
  await expect(page.getByRole("dialog", { name: filter })).toBeVisible();
}

async function closeFilter(page: Page, filter: string): Promise<void> {
  const chosen = page.getByRole("dialog", { name: filter });
  if (await chosen.isVisible()) await page.keyboard.press("Escape");
  await expect(chosen).toBeHidden();
  const done = page.getByRole("button", { name: /^Show \d/ });
  if (await done.isVisible()) await done.click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeHidden();
}

async function choose(page: Page, filter: string, option: string): Promise<void> {
  await openFilter(page, filter);
  await page.getByRole("dialog", { name: filter }).getByRole("option", { name: option }).click();
  await closeFilter(page, filter);
}

test(
  "a species, a month, a place and a weather leave one catch, also after a reload",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await setScene(url, angler);
    await page.goto("/catches");
    await expect(totals(page)).toContainText("5catches");
    await expect(totals(page)).toContainText("21lb 8oz total");

    await choose(page, "Species", "Pike");
    await expect(totals(page)).toContainText("4catches");
    await choose(page, "Weather", "Light Rain");
    await expect(totals(page)).toContainText("3catches");
    await openFilter(page, "Place");
    await page.getByRole("textbox", { name: "Around a point" }).fill("47.83, -92.26");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(
      page.getByRole("button", { name: "Place: Within 25 mi", includeHidden: true }),
    ).toBeAttached();
    await closeFilter(page, "Place");
    await expect(totals(page)).toContainText("2catches");
    await page.goto(`${page.url()}&from=2026-10-01&to=2026-10-31`);
    await expect(totals(page)).toHaveText("1catch4lb 3oz total4lb 3.2oz heaviest30.0in longestOct 5");

    await page.reload();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Clear dates" }).click();
    await expect(totals(page)).toContainText("2catches");
    await page.getByRole("button", { name: "All filters, 3 set" }).click();
    await page.getByRole("button", { name: "Clear all" }).click();
    await page.getByRole("button", { name: "Show 5 catches" }).click();
    await expect(totals(page)).toContainText("5catches");
    await expect(page).toHaveURL(/\/catches$/);
  },
);

test(
  "words are looked for as they are typed, and what is set makes the bar no higher",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await setScene(url, angler);
    await page.goto("/catches");
    const search = page.getByRole("searchbox", { name: "Search species, lure, notes" });
    const order = page.getByRole("button", { name: "Order: Newest first" });
    const before = await order.boundingBox();
    await search.fill("jig");
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page).toHaveURL(/\?q=jig$/);
    await expect(page.getByRole("button", { name: "Clear every filter" })).toBeVisible();
    expect((await order.boundingBox())?.y, "the bar is still one line").toBe(before?.y);
    await page.goto("/catches?from=2026-09-01&q=jig");
    await expect(page.getByRole("button", { name: "Clear dates" })).toBeVisible();
    expect((await order.boundingBox())?.y, "and with a day").toBe(before?.y);
  },
);

test(
  "on the map a wrong letter is forgiven, and what it showed last is a place to filter by",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await setScene(url, angler);
    await page.goto("/map?q=pikw&lat=56.68&lng=-4.34&zoom=9");
    await expect(page.getByText("No catches match pikw. 4 match Pike.")).toBeVisible();
    await expect(page.getByText("1 in view")).toBeVisible();
    await page.goto("/catches");
    await page.getByRole("button", { name: /^Place:/ }).click();
    await page.getByRole("button", { name: "The map’s view" }).click();
    await expect(totals(page)).toContainText("1catch");
  },
);
