import type { Page } from "@playwright/test";

import { callApi } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

/** A lake in Minnesota, where no service has alerts. */
const VERMILION = { latitude: 47.83, longitude: -92.26 };

const widget = (page: Page) => page.getByRole("region", { name: "Near Babbitt, Minnesota" });

/** Counts the requests of each kind that were answered. A clock that leaps would time out requests in flight. */
function countQuestions(page: Page): { current: number; alerts: number } {
  const asked = { current: 0, alerts: 0 };
  page.on("requestfinished", (request) => {
    const kind = /\/api\/weather\/(current|alerts)/.exec(request.url())?.[1];
    if (kind === "current" || kind === "alerts") asked[kind] += 1;
  });
  return asked;
}

/** Simulates the event when another tab comes to the front, or this one does again. */
async function setVisibility(page: Page, state: "hidden" | "visible"): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, "visibilityState", { value, configurable: true });
    window.dispatchEvent(new Event("visibilitychange"));
  }, state);
}

test.describe("where the device says where it is", () => {
  test.use({ geolocation: VERMILION, permissions: ["geolocation"] });

  test(
    "the dashboard tells the weather there, and asks again while somebody looks",
    { tag: "@nightly" },
    async ({ page, angler: _angler }) => {
      const asked = countQuestions(page);
      await page.clock.install();
      await page.goto("/dashboard");

      await expect(widget(page).getByText("Overcast")).toBeVisible();
      await expect(widget(page).getByText("Feels like 38 °F")).toBeVisible();
      await expect(widget(page).getByText("8 mph SW")).toBeVisible();
      await expect(widget(page).getByText("71%")).toBeVisible();
      await expect(widget(page).getByText("10 mi")).toBeVisible();
      await expect(widget(page).getByRole("img", { name: /^Fishing score \d+ of 100$/ })).toBeVisible();
      await expect(widget(page).getByRole("link", { name: "Weather data by Open-Meteo.com" })).toBeVisible();
      await expect(widget(page).getByRole("link", { name: "See the factors" })).toHaveAttribute(
        "href",
        "/weather",
      );
      await expect(page.getByRole("heading", { name: "No alerts" })).toBeVisible();
      await expect.poll(() => asked).toEqual({ current: 1, alerts: 1 });

      await page.clock.fastForward("05:00");
      await expect.poll(() => asked).toEqual({ current: 1, alerts: 2 });
      await page.clock.fastForward("05:00");
      await expect.poll(() => asked).toEqual({ current: 2, alerts: 3 });
      await widget(page).getByRole("button", { name: "Refresh weather" }).click();
      await expect.poll(() => asked.current).toBe(3);

      await setVisibility(page, "hidden");
      await page.clock.fastForward("30:00");
      await setVisibility(page, "visible");
      await expect.poll(() => asked).toEqual({ current: 4, alerts: 4 });
    },
  );
});

test(
  "who does not say where they are names a place, or is told the weather at home",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await page.goto("/dashboard");
    const unknown = page.getByRole("region", { name: "Weather", exact: true });
    await expect(unknown.getByText("Your browser is blocking your location.")).toBeVisible();

    // Enter is pressed before the suggestions arrive; the field takes the best match when they do.
    const field = unknown.getByRole("combobox", { name: "Place or coordinates" });
    await field.fill("grand marais, minn");
    await field.press("Enter");
    await expect(page.getByRole("region", { name: "Grand Marais, Minnesota" })).toBeVisible();
    await expect(page.locator(":focus"), "the field that is gone had the focus").toHaveCount(1);
    await page.reload();
    await expect(page.getByRole("region", { name: "Grand Marais, Minnesota" })).toBeVisible();

    await page.getByRole("button", { name: "Change place" }).click();
    await page.getByRole("combobox", { name: "Place or coordinates" }).fill("47.83, -92.26");
    await page.getByRole("option", { name: "47.8300, -92.2600" }).click();
    await expect(widget(page)).toBeVisible();

    const home = { homeLatitude: 46.78, homeLongitude: -92.1 };
    await callApi(url, "/auth/me", { method: "PUT", token: angler.token, body: home });
    await page.reload();
    await page.getByRole("button", { name: "Change place" }).click();
    await page.getByRole("button", { name: "Use my location" }).click();
    await expect(page.getByRole("alert")).toContainText("Your browser is blocking your location.");
    await page.getByRole("button", { name: "Home water", exact: true }).click();
    await expect(
      page.getByRole("region", { name: "Duluth, Minnesota" }).getByText(/^Home water · Updated/),
    ).toBeVisible();
  },
);
