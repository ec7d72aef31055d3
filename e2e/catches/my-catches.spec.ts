import type { Locator } from "@playwright/test";

import { listen } from "../look/heard.ts";
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

test("a catch without a photo is small, has contours of its own, and no place for what was not measured", async ({
  page,
  url,
  angler,
}) => {
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
  await expect(cards.filter({ hasText: "Walleye" })).toContainText(/Dead slow6\.2lb25\.5in/);
  await page.getByRole("button", { name: "Actions for Walleye" }).click();
  await expect(page.getByRole("menuitem")).toHaveText(["View", "Edit", "Map", "Delete"]);
});

test("what was typed stays text wherever it stands, and runs nowhere", async ({ page, url, angler }) => {
  const { token } = angler;
  const typed = `"><img src=x onerror=alert(1)>`;
  await callApi(url, "/auth/me", { method: "PUT", token, body: { firstName: typed } });
  await callApi(url, "/catches", {
    token,
    body: { ...CATCH, species: typed, lure_type: `<svg onload=alert(2)> lure`, notes: "javascript:alert(3)" },
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
});

test.describe("when they cannot be loaded", () => {
  test.use({ expected: { errors: [/status of [45]00/] } });

  test("the page says so, and tries again when asked", async ({ page, context, angler }) => {
    await context.route("**/api/catches?*", (route) => route.fulfill({ status: 500, json: {} }));
    await page.goto("/catches");
    await expect(page.getByText("Your catches could not be loaded")).toBeVisible({ timeout: 20_000 });

    const heard = await listen(page);
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await context.route("**/api/catches?*", async (route) => {
      await held;
      await route.fulfill({ status: 400, json: {} });
    });
    const again = page.getByRole("button", { name: "Try again" });
    await again.press("Enter");
    await expect(again).toHaveAttribute("aria-disabled", "true");
    answer();
    await expect(again).not.toHaveAttribute("aria-disabled");
    await expect(again).toBeFocused();
    await expect.poll(heard).toContainEqual(expect.stringContaining("Your catches could not be loaded"));

    await context.unroute("**/api/catches?*");
    await again.press("Enter");
    await expect(page.getByText("No catches recorded yet")).toBeVisible();
    await expect(page.getByRole("link", { name: "Mark your first catch" })).toBeFocused();
    expect(angler.user.id).toBeTruthy();
  });
});
