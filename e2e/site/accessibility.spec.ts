import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Locator, Page } from "@playwright/test";

import { expectSaved } from "../forms/log-form.ts";
import {
  usePhoneInDarkTheme,
  expectNothingFound,
  expectNothingFoundInAnyGuise,
  LIST_RULES,
  PAGE_RULES,
} from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, mapIsUp, signUp, storeSession, test } from "../setup/fixtures.ts";

const EVERYTHING = {
  ...CATCH,
  weight: 6.2,
  length: 25.5,
  depth: 18,
  lure_type: "Jig",
  notes: "Slow.",
  wind_speed: 8,
};

test("axe finds nothing on the ten main screens", async ({ page, context, url }) => {
  for (const path of ["/", "/about", "/contact", "/login"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingFound(page, path);
  }
  const { token, session } = await signUp(url);
  await callApi(url, "/catches", { token, body: EVERYTHING });
  await storeSession(context, session);
  for (const [path, content] of [
    ["/dashboard", page.getByRole("article").first()],
    ["/catches", page.getByRole("article").first()],
    ["/map?lat=47.83&lng=-92.26&zoom=8", page.getByText("1 in view")],
    ["/weather?lat=47.83&lng=-92.26", page.getByRole("table", { name: /hour by hour/ })],
    ["/catches/insights", page.getByRole("heading", { level: 1 })],
    ["/profile", page.getByRole("heading", { level: 1 })],
    ["/you", page.getByRole("list", { name: "Tools" })],
  ] as const) {
    await page.goto(path);
    await expect(content).toBeVisible();
    await expectNothingFound(page, path);
  }
});

test.describe(() => {
  test.use({ expected: { errors: [/status of 404/] } });

  test("axe finds nothing on the public pages", { tag: "@nightly" }, async ({ page }) => {
    for (const path of [
      "/",
      "/login",
      "/login?mode=register",
      "/forgot-password",
      "/reset-password#token=x",
      "/about",
      "/contact",
      "/privacy",
      "/no/such/page",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNothingFoundInAnyGuise(page, path);
    }
  });
});

test(
  "axe finds nothing on the pages of who is signed in, empty and full",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await page.goto("/dashboard");
    await expect(page.getByText("No catches recorded yet")).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "empty dashboard");

    await callApi(url, "/catches", { token: angler.token, body: EVERYTHING });
    for (const path of ["/dashboard", "/catches", "/profile", "/you", "/settings"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNothingFoundInAnyGuise(page, path);
    }
    await page.goto("/weather?lat=47.83&lng=-92.26");
    await expect(page.getByRole("table", { name: /hour by hour/ })).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "weather");
  },
);

test(
  "axe finds nothing on the map, in menus and in dialogs",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await callApi(url, "/catches", { token: angler.token, body: EVERYTHING });
    await page.goto("/map?lat=47.83&lng=-92.26&zoom=8");
    await mapIsUp(page);
    await expectNothingFoundInAnyGuise(page, "map");

    await page.goto("/dashboard");
    await page.getByRole("button", { name: /^Account of/ }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectNothingFound(page, "menu at a desk", PAGE_RULES);
    await page.keyboard.press("Escape");
    await usePhoneInDarkTheme(page);
    await page.getByRole("button", { name: "Open menu" }).click();
    await expectNothingFound(page, "mobile menu");
    await page.getByRole("button", { name: "Close menu" }).click();
    await page.getByRole("button", { name: "Actions for Walleye" }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await expectNothingFound(page, "menu on a phone", PAGE_RULES);
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: "Walleye", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Walleye Details" })).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "view");
    await page.getByRole("button", { name: "Delete Catch" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "delete confirmation");
    await page.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Edit Catch" }).click();
    const form = page.getByRole("dialog", { name: "Edit Walleye" });
    await form.getByRole("textbox", { name: "Weight" }).fill("9999");
    await form.getByRole("button", { name: "Save Changes" }).click();
    await expect(form.getByText("Weight must be between 0 and 5,000 lb").first()).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "form with a mistake in it");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await expectNothingFoundInAnyGuise(page, "question before leaving");
    await page.getByRole("button", { name: "Save draft" }).click();
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Not saved" })).toBeVisible();
    // After a reload, the browser restores the scroll position, which leaves the strip half behind the header.
    await page.keyboard.press("Home");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expectNothingFoundInAnyGuise(page, "page with a draft");
  },
);

test.describe("on a coast with three alerts", () => {
  test.use({ geolocation: { latitude: 29.3, longitude: -94.8 }, permissions: ["geolocation"] });

  test(
    "axe finds nothing in the weather, its alerts and the choice of a place",
    { tag: "@nightly" },
    async ({ page, angler: _angler }) => {
      await page.goto("/dashboard");
      await expect(page.getByText("3 alerts are active")).toBeVisible();
      await expect(page.getByRole("region", { name: "Galveston, Texas" })).toBeVisible();
      await page.getByRole("button", { name: "Show more" }).first().click();
      await expectNothingFoundInAnyGuise(page, "dashboard with alerts");

      await page.getByRole("button", { name: "Change place" }).click();
      await page.getByRole("combobox", { name: "Place or coordinates" }).fill("ely");
      await expect(page.getByRole("option", { name: "Ely, Minnesota" })).toBeVisible();
      await expectNothingFoundInAnyGuise(page, "place of the weather", LIST_RULES);
    },
  );
});

/** Moves the focus to the target with Tab alone. The map must not take the focus on the way. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const MOST = 60;
  for (let presses = 0; presses < MOST; presses += 1) {
    await page.keyboard.press(key);
    await expect(page.locator("canvas:focus")).toHaveCount(0);
    // While a field's list is open, the rest of the page is hidden.
    const isThere = (await target.count()) > 0;
    if (isThere && (await target.evaluate((element) => element === document.activeElement))) return;
  }
  throw new Error(`${key} does not lead to ${String(target)}`);
}

test(
  "a catch is logged, found, changed and deleted by keyboard alone, and the focus is where one expects it",
  { tag: "@nightly" },
  async ({ page, url, angler: { token } }) => {
    await callApi(url, "/catches", { token, body: { ...CATCH, species: "Pike" } });
    await page.goto("/map?lat=47.83&lng=-92.26&zoom=8");
    const log = page.getByRole("button", { name: "Log a catch" });
    await expect(page.getByText("1 in view")).toBeVisible();
    await tabTo(page, log);
    await page.keyboard.press("Enter");
    const form = page.getByRole("dialog", { name: "Log Your Catch" });
    await expect(form).toBeFocused();
    await tabTo(page, form.getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await tabTo(page, form.getByRole("textbox", { name: "Weight" }));
    await page.keyboard.type("6.2");
    await tabTo(page, form.getByRole("button", { name: "Change place" }));
    await page.keyboard.press("Enter");
    await expect(form.getByRole("textbox", { name: "Latitude and longitude" })).toBeFocused();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type("47.84, -92.25");
    await page.keyboard.press("Enter");
    await expect(form.getByText("47.840000, -92.250000").first()).toBeVisible();
    await expect(form.getByRole("button", { name: "Change place" })).toBeFocused();
    await tabTo(page, form.getByRole("button", { name: "Save Catch" }));
    await page.keyboard.press("Enter");
    await expectSaved(page);
    await expect(log).toBeFocused();

    await tabTo(page, page.getByRole("link", { name: "My Catches" }).first(), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "My Catches" })).toBeFocused();
    await expect(page).toHaveTitle("My Catches · Creel");
    await expect(page.getByRole("article")).toHaveCount(2);
    const name = page.getByRole("article").first().getByRole("button").first();
    await tabTo(page, name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: /Details$/ })).toBeFocused();
    await tabTo(page, page.getByRole("dialog").getByRole("button", { name: "Edit Catch" }));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: /^Edit/ })).toBeFocused();
    await tabTo(page, page.getByRole("dialog").getByRole("textbox", { name: "Weight" }));
    await page.keyboard.type("7");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("article").first()).toContainText("7lb 3.2oz");
    await expect(name).toBeFocused();

    await tabTo(page, page.getByRole("button", { name: /^Actions for/ }).first());
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Delete" }).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    const question = page.getByRole("alertdialog", { name: "Delete Catch" });
    await expect(question).toBeVisible();
    await tabTo(page, question.getByRole("button", { name: "Delete Catch" }));
    await page.keyboard.press("Enter");
    await expect(page.getByText(/deleted$/)).toBeVisible();
    await expect(page.getByRole("article")).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Actions for Pike" })).toBeFocused();
  },
);

/** Opens a menu with the keyboard and chooses an item. Each key waits for the effect of the one before it. */
async function openBy(page: Page, opener: Locator, item: string): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: item }).press("Enter");
}

test(
  "wherever a catch is changed or deleted, the focus comes back, and to the next one when it is gone",
  { tag: "@nightly" },
  async ({ page, url, angler: { token } }) => {
    for (const [index, species] of ["Zander", "Walleye", "Pike", "Perch"].entries()) {
      const date = new Date(Date.parse(CATCH.date) + index * HOUR_MS).toISOString();
      await callApi(url, "/catches", { token, body: { ...CATCH, species, date } });
    }
    const edit = page.getByRole("dialog", { name: /^Edit/ });
    const question = page.getByRole("alertdialog", { name: "Delete Catch" });
    const actionsOf = (species: string) => page.getByRole("button", { name: `Actions for ${species}` });
    const nameOf = (species: string) => page.getByRole("button", { name: species, exact: true });

    await page.goto("/catches?view=table");
    await openBy(page, actionsOf("Walleye"), "Edit");
    await edit.getByRole("textbox", { name: "Weight" }).fill("7.5");
    await page.keyboard.press("Enter");
    await expect(edit).toBeHidden();
    await expect(actionsOf("Walleye")).toBeFocused();
    await openBy(page, actionsOf("Walleye"), "Delete");
    await question.getByRole("button", { name: "Delete Catch" }).press("Enter");
    await expect(page.getByRole("row")).toHaveCount(4);
    // The table shows the newest catch first.
    await expect(actionsOf("Zander")).toBeFocused();

    await page.goto("/map?lat=47.83&lng=-92.26&zoom=8");
    await nameOf("Zander").press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Edit Catch" }).press("Enter");
    await edit.getByRole("textbox", { name: "Weight" }).fill("8");
    await page.keyboard.press("Enter");
    await expect(edit).toBeHidden();
    await expect(nameOf("Zander")).toBeFocused();
    await nameOf("Zander").press("Enter");
    await page.getByRole("dialog").getByRole("button", { name: "Delete Catch" }).press("Enter");
    await question.getByRole("button", { name: "Delete Catch" }).press("Enter");
    await expect(page.getByRole("article")).toHaveCount(2);
    // After the last item is deleted, the one before it takes its place.
    await expect(nameOf("Pike")).toBeFocused();

    await page.goto("/catches");
    for (const [species, next] of [
      ["Perch", nameOf("Pike")],
      ["Pike", page.getByRole("heading", { name: "My Catches" })],
    ] as const) {
      await nameOf(species).press("Enter");
      await page.getByRole("dialog").getByRole("button", { name: "Delete Catch" }).press("Enter");
      await question.getByRole("button", { name: "Delete Catch" }).press("Enter");
      await expect(nameOf(species)).toBeHidden();
      await expect(next).toBeFocused();
    }
  },
);
