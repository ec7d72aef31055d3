import type { Locator } from "@playwright/test";

import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

const heightOf = async (part: Locator) => (await part.boundingBox())?.height;

test("sixty catches come as one scrolls, each once, with the count of all", async ({ page, url, angler }) => {
  const days = Array.from({ length: 60 }, (_, index) =>
    new Date(Date.UTC(2026, 5, 1 + index, 12)).toISOString(),
  );
  await Promise.all(
    days.map((date, index) =>
      callApi(url, "/catches", {
        token: angler.token,
        body: { ...CATCH, date, species: `Fish ${index + 1}` },
      }),
    ),
  );
  await page.goto("/catches");
  await expect(page.getByText("60catches")).toBeVisible();

  const cards = page.getByRole("article");
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(cards).toHaveCount(60, { timeout: 500 });
  }).toPass();

  const names = await cards.getByRole("heading").allTextContents();
  expect(names).toEqual(days.map((_, index) => `Fish ${60 - index}`));
  await expect(page.getByRole("button", { name: "Load more" })).toBeHidden();
});

test(
  "a catch without a photo is small, has contours of its own, and no place for what was not measured",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    const { token } = angler;
    const { date, latitude, longitude } = CATCH;
    await callApi(url, "/catches", {
      token,
      body: { ...CATCH, weight: 6.2, length: 25.5, notes: "Dead slow" },
    });
    await callApi(url, "/catches", { token, body: { date, latitude, longitude, species: "Pike" } });
    await page.goto("/catches");
    const cards = page.getByRole("article");
    const bare = cards.filter({ hasText: "Pike" });
    const contours = page.locator("[data-slot=contours]:has(path)");
    await expect(contours).toHaveCount(2);
    const [one, other] = await contours.evaluateAll((drawn) => drawn.map(({ innerHTML }) => innerHTML));
    expect(one).not.toBe(other);
    expect(await heightOf(contours.first())).toBeLessThan(120);
    await expect(bare).not.toContainText(/–|not noted/);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(contours).toHaveCount(0);
    await expect(cards.filter({ hasText: "Walleye" })).toContainText("Dead slow");
    expect(await heightOf(bare)).toBeLessThan(100);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/map?lat=${latitude}&lng=${longitude}&zoom=12`);
    await expect(cards.filter({ hasText: "Walleye" })).toContainText(/Dead slow6lb 3\.2oz25\.5in/);
    await page.getByRole("button", { name: "Actions for Walleye" }).click();
    await expect(page.getByRole("menuitem")).toHaveText([
      "View",
      "Edit",
      "Repeat this catch",
      "Map",
      "Delete",
    ]);
  },
);

test(
  "what was typed stays text wherever it stands, and runs nowhere",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    const { token } = angler;
    const typed = `"><img src=x onerror=alert(1)>`;
    await callApi(url, "/auth/me", { method: "PUT", token, body: { firstName: typed } });
    await callApi(url, "/catches", {
      token,
      body: {
        ...CATCH,
        species: typed,
        lure_type: `<svg onload=alert(2)> lure`,
        notes: "javascript:alert(3)",
      },
    });
    const alerts: string[] = [];
    page.on("dialog", (dialog) => {
      alerts.push(dialog.message());
      void dialog.dismiss();
    });

    for (const path of ["/dashboard", "/map?lat=47.83&lng=-92.26&zoom=12", "/profile", "/catches"]) {
      await page.goto(path);
      await expect(
        page
          .getByText(typed)
          .or(page.getByRole("textbox", { name: "First name" }))
          .first(),
      ).toBeVisible();
    }
    await page.getByRole("button", { name: `Actions for ${typed}` }).click();
    await page.getByRole("menuitem", { name: "View" }).click();
    await expect(page.getByRole("dialog").getByText("javascript:alert(3)")).toBeVisible();
    await expect(page.getByRole("dialog").getByText("<svg onload=alert(2)> lure").first()).toBeVisible();
    expect(alerts).toEqual([]);
  },
);
