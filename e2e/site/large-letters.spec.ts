import type { Locator, Page } from "@playwright/test";

import { logWithPhotos } from "../forms/logged-photos.ts";
import { LONG, Look, messageOf } from "../look/large-look.ts";
import { openWithLargeLetters } from "../look/letters.ts";
import { callApi } from "../setup/api.ts";
import { expect, mapIsUp, signUp, test } from "../setup/fixtures.ts";

// Letters are twice as large on a phone. Nothing may run off the page, be cut off, leave its card or overlap.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ["geolocation"],
  geolocation: { latitude: 47.83, longitude: -92.26 },
  expected: { errors: [/status of (404|412)/] },
});

test.beforeEach(async ({ context }) => {
  await openWithLargeLetters(context);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator("main [role=status][aria-label^=Loading]")).toHaveCount(0);
}

test("public pages have room for letters twice as large", { tag: "@nightly" }, async ({ page }) => {
  const look = new Look(page);
  for (const path of [
    "/",
    "/about",
    "/contact",
    "/privacy",
    "/login",
    "/login?mode=register",
    "/forgot-password",
    "/no/such/page",
  ]) {
    await open(page, path);
    await look.at(path);
  }
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("link", { name: "About" }).first()).toBeVisible();
  await look.at("the menu");
  expect(look.found).toEqual([]);
});

test(
  "a logbook has room for letters twice as large, empty and full, with all that opens in it",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    const look = new Look(page);
    for (const path of ["/dashboard", "/catches"]) {
      await open(page, path);
      await look.at(`${path}, empty`);
    }
    const { catch: long } = await callApi(url, "/catches", { token: angler.token, body: LONG });
    const { id } = long as { id: string };
    await logWithPhotos(url, angler, { count: 2, species: "Bass (Smallmouth)" });

    await open(page, "/dashboard");
    await page.getByRole("button", { name: /^Weather/ }).click();
    await expect(page.getByText("See the factors")).toBeVisible();
    await look.at("/dashboard");
    await open(page, "/weather?lat=47.83&lng=-92.26");
    await expect(page.getByRole("table", { name: /hour by hour/ })).toBeVisible();
    await look.at("/weather");
    await open(page, "/weather?lat=29.3&lng=-94.8");
    await expect(page.getByText("3 alerts are active, 1 severe")).toBeVisible();
    await look.at("/weather with alerts");
    await open(page, "/profile");
    await look.at("/profile");
    await open(page, "/you");
    await look.at("/you");
    await page.goto(`/map?lat=47.83&lng=-92.26&zoom=12&catchId=${id}`);
    await mapIsUp(page);
    await expect(page.getByRole("region", { name: "Selected catch" }).getByRole("heading")).toBeVisible();
    await look.at("/map with a card");
    await page.goto("/map?lat=47.83&lng=-92.26&zoom=12");
    await mapIsUp(page);
    await look.at("/map");
    await page.getByRole("button", { name: /in view$/ }).click();
    await expect(
      page.getByRole("complementary", { name: "Catches in view" }).getByRole("article").first(),
    ).toBeVisible();
    await look.at("the list of the map");
    await open(page, "/catches?view=table");
    await selectFirst(page);
    await look.at("the table, one selected");
    await open(page, "/catches");
    await look.at("the cards");
    await lookAtFilters(page, look);
    await lookAtOneCatch(page, look);
    expect(look.found).toEqual([]);
  },
);

test(
  "the form has room for letters twice as large, with everything unfolded, a mistake, a conflict, a draft and a toast",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    const look = new Look(page);
    const { catch: logged } = await callApi(url, "/catches", { token: angler.token, body: LONG });
    await open(page, "/catches");
    const form = await openEdit(page);
    await unfoldAll(form);
    await look.at("the form, unfolded");
    await form.getByRole("textbox", { name: "Water Temp" }).fill("999");
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(form.locator("[data-invalid]").first()).toBeVisible();
    await look.at("the form with a mistake");

    await form.getByRole("textbox", { name: "Water Temp" }).fill("45");
    await callApi(url, `/catches/${(logged as { id: string }).id}`, {
      method: "PUT",
      token: angler.token,
      body: { ...LONG, water_temperature: 50 },
    });
    await form.getByRole("button", { name: "Save Changes" }).click();
    const question = page.getByRole("alertdialog", { name: "Changed somewhere else" });
    await expect(question).toBeVisible();
    await look.at("a conflict");
    await question.getByRole("button", { name: "Save my choice" }).click();
    await expect(form).toBeHidden();
    await expect(page.getByRole("alertdialog", { name: "Lake whitefish saved" })).toBeVisible();
    await look.at("a toast");

    await page.getByRole("button", { name: "Log a catch" }).click();
    const fresh = page.getByRole("dialog", { name: "Log Your Catch" });
    await fresh.getByRole("textbox", { name: "Weight" }).fill("7.7");
    await look.at("a new catch");
    await page.keyboard.press("Escape");
    await page.getByRole("alertdialog").getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByRole("region", { name: "Not saved" })).toBeVisible();
    await look.at("a draft");
    expect(look.found).toEqual([]);
  },
);

test(
  "the admin area has room for letters twice as large",
  { tag: "@nightly" },
  async ({ page, url, admin }) => {
    const look = new Look(page);
    const other = await signUp(url);
    await callApi(url, "/catches", { token: other.token, body: LONG });
    await callApi(url, "/contact", { body: messageOf(admin) });
    for (const path of ["/admin", "/admin/users", "/admin/messages", "/admin/audit", "/admin/machine"]) {
      await open(page, path);
      await look.at(path);
    }
    await open(page, "/admin/catches?search=whitefish");
    await selectFirst(page);
    await look.at("/admin/catches");
    await open(page, `/admin/users?search=${other.email}`);
    await page
      .getByRole("button", { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole("menuitem", { name: "Edit", exact: true }).click();
    await expect(page.getByRole("dialog", { name: /^Edit/ })).toBeVisible();
    await look.at("a user");
    expect(look.found).toEqual([]);
  },
);

async function selectFirst(page: Page): Promise<void> {
  const box = page.locator("label", { hasText: /^Select (?!all)/ }).first();
  await box.click();
  await expect(page.getByText("1 selected")).toBeVisible();
}

async function lookAtFilters(page: Page, look: Look): Promise<void> {
  await page.getByRole("button", { name: "All filters" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await look.at("the filters");
  await page.keyboard.press("Escape");
}

async function lookAtOneCatch(page: Page, look: Look): Promise<void> {
  await page.getByRole("button", { name: "Lake whitefish", exact: true }).click();
  const view = page.getByRole("dialog", { name: /Details$/ });
  await view.getByRole("button", { name: "Show More" }).click();
  await look.at("a catch");
  await view.getByRole("button", { name: "Delete Catch" }).click();
  await expect(page.getByRole("alertdialog", { name: "Delete Catch" })).toBeVisible();
  await look.at("the question before it is deleted");
}

async function openEdit(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Lake whitefish", exact: true }).click();
  await page.getByRole("button", { name: "Edit Catch" }).click();
  const form = page.getByRole("dialog", { name: /^Edit/ });
  await expect(form.getByRole("textbox", { name: "Weight" })).toBeVisible();
  return form;
}

async function unfoldAll(form: Locator): Promise<void> {
  for (const title of ["When", "Environmental Conditions", "Notes", "Location"]) {
    const fold = form.getByRole("button", { name: new RegExp(`^${title}`) });
    if ((await fold.getAttribute("aria-expanded")) === "false") await fold.click();
  }
}
