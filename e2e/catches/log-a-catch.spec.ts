import type { Locator, Page } from "@playwright/test";

import { expectSaved } from "../forms/log-form.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { catchesOnMap, expect, mapIsUp, test } from "../setup/fixtures.ts";

/** Open water in the north of Lake Michigan. */
const LAKE = { lat: 45.2, lng: -86.9, zoom: 8 };

async function signUpByHand(page: Page, email: string): Promise<void> {
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.getByRole("textbox", { name: "First name" }).fill("Maren");
  await page.getByRole("textbox", { name: "Last name" }).fill("Lindqvist");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password 6 characters or more" }).fill("perch and bobber");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("perch and bobber");
  await page.getByText("I agree to the").click();
  await page.getByRole("button", { name: "Sign Up" }).click();
}

async function signInByHand(page: Page): Promise<void> {
  await expect(page.getByText("Account created successfully! Please sign in.")).toBeVisible();
  await page.getByRole("textbox", { name: "Password" }).fill("perch and bobber");
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Opens a section that is collapsed on a phone. */
async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.getByRole("button", { name: new RegExp(`^${title}`) });
  if ((await fold.count()) > 0 && (await fold.getAttribute("aria-expanded")) === "false") await fold.click();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`${label}$`) }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

async function enterEveryDetail(page: Page): Promise<void> {
  await page.getByText("Walleye", { exact: true }).click();
  await page.getByRole("textbox", { name: "Weight" }).fill("6.2");
  await page.getByRole("textbox", { name: "Length" }).fill("25.5");
  const lure = page.getByRole("combobox", { name: "Lure Type" });
  // A list of choices closes when the form scrolls, which it does when a field under its buttons takes the focus.
  await lure.evaluate((field) => field.scrollIntoView({ block: "center" }));
  await lure.fill("ji");
  await page.getByRole("option", { name: "Jig" }).click();
  await unfold(page, "Notes");
  await page.getByRole("textbox", { name: "Notes" }).fill("Second cast off the point, dead slow.");
  await unfold(page, "Environmental Conditions");
  await page.getByRole("textbox", { name: "Depth" }).fill("18");
  await page.getByRole("textbox", { name: "Water Temp" }).fill("44");
  await choose(page, "Weather", "Partly Cloudy");
  await page.getByRole("textbox", { name: "Air Temp" }).fill("41");
  await page.getByRole("textbox", { name: "Wind Speed" }).fill("8");
  await choose(page, "Wind Direction", "SW");
  await page.getByRole("textbox", { name: "Barometric Pressure" }).fill("29.92");
  await choose(page, "Pressure Trend", "Falling");
  await choose(page, "Lunar Phase", "Waxing Gibbous");
}

test.describe("on a phone by night", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" });

  test("a newcomer signs up, taps a lake, logs a catch and finds it everywhere, tomorrow too", async ({
    page,
  }) => {
    await page.goto("/");
    await signUpByHand(page, `newcomer-${test.info().testId}@example.com`);
    await signInByHand(page);

    await expect(page.getByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
    await expect(page.getByText("No catches recorded yet")).toBeVisible();
    await expect(page.getByText("N/A")).toBeVisible();
    await page.getByRole("link", { name: "Mark your first catch" }).click();
    await expect(page).toHaveURL(/\/map/);

    await page.goto(`/map?lat=${LAKE.lat}&lng=${LAKE.lng}&zoom=${LAKE.zoom}`);
    await mapIsUp(page);
    const canvas = page.locator("canvas.maplibregl-canvas");
    await canvas.click();

    const form = page.getByRole("dialog", { name: "Log Your Catch" });
    await expect(form).toBeVisible();
    await enterEveryDetail(page);
    await unfold(page, "Location");
    await expect(
      form.getByText(/^45\.2\d{5}, -86\.9\d{5}$|^45\.1\d{5}, -86\.[89]\d{5}$/).first(),
    ).toBeVisible();
    await form.getByRole("button", { name: "Save Catch" }).click();

    await expect(form).toBeHidden();
    await expectSaved(page, "Walleye");
    await expect(page.getByText("1 in view")).toBeVisible();

    await page.reload();
    await expect.poll(() => catchesOnMap(page)).toBe(1);
    const box = await canvas.boundingBox();
    if (!box) throw new Error("The map has no place on the page");
    // The tip of the pin is where the tap was, so its head is a little above.
    await expect(async () => {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2 - 24);
      await expect(page.getByRole("region", { name: "Selected catch" })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.getByRole("region", { name: "Selected catch" })).toContainText(
      "6lb 3.2oz25.5inJig, 18 ft",
    );

    await page.getByRole("link", { name: "Dashboard", exact: true }).last().click();
    await expect(page.getByRole("definition").filter({ hasText: "6lb 3.2oz" })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: "Walleye", exact: true })).toBeVisible();

    await page.getByRole("link", { name: "View All Catches" }).click();
    await expect(page.getByText("1catch")).toBeVisible();
    await page.getByRole("button", { name: "Walleye", exact: true }).click();
    const view = page.getByRole("dialog", { name: "Walleye Details" });
    await view.getByRole("button", { name: "Show More" }).click();
    for (const noted of [
      "Partly Cloudy",
      "44 °F",
      "8 mph SW",
      "41 °F",
      "29.92 inHg, falling",
      "Waxing Gibbous",
      "18 ft",
    ]) {
      await expect(view.getByText(noted, { exact: true })).toBeVisible();
    }
    await expect(view.getByText("Second cast off the point, dead slow.")).toBeVisible();
  });
});

test.describe("on a phone that says where it is", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    geolocation: { latitude: 47.9, longitude: -92.1, accuracy: 12 },
    permissions: ["geolocation"],
  });

  test(
    "a catch with its lure and its place takes no more than five taps besides the species",
    { tag: "@nightly" },
    async ({ page, url, angler: { token } }) => {
      for (const species of ["Perch", "Zander", "Zander"]) {
        await callApi(url, "/catches", { token, body: { ...CATCH, species, lure_type: "Jig" } });
      }
      let taps = 0;
      const tap = async (target: Locator) => {
        taps += 1;
        await target.tap();
      };
      await page.goto("/dashboard");
      await expect(page.getByRole("article")).toHaveCount(3);

      await tap(page.getByRole("button", { name: "Log a catch" }));
      const form = page.getByRole("dialog", { name: "Log Your Catch" });
      await expect(form.getByRole("radio").first()).toHaveAccessibleName("Zander");
      await form.getByText("Zander", { exact: true }).tap();
      await tap(form.getByRole("button", { name: "Jig", exact: true }));
      await expect(form.getByText("47.900000, -92.100000 ± 39 ft").first()).toBeVisible();
      await expect(form.getByRole("textbox", { name: "Latitude and longitude" })).toBeHidden();
      await page.context().setGeolocation({ latitude: 47.9001, longitude: -92.1, accuracy: 5 });
      await expect(form.getByText("47.900100, -92.100000 ± 16 ft").first()).toBeVisible();
      await tap(form.getByRole("button", { name: "Save Catch" }));
      await expectSaved(page, "Zander");

      expect(taps).toBeLessThanOrEqual(5);
      const lastLogged = async () => (await callApi(url, "/catches?limit=1", { token }))["catches"];
      await expect.poll(lastLogged).toMatchObject([
        {
          species: "Zander",
          lure_type: "Jig",
          weight: null,
          depth: null,
          latitude: 47.9001,
          longitude: -92.1,
        },
      ]);
    },
  );
});
