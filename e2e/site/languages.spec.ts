import type { Page } from "@playwright/test";

import { expectTranslated } from "../look/pseudo-language.ts";
import { expect, mapIsUp, test } from "../setup/fixtures.ts";

// The pseudo-language en-XA is English with an accent on each letter. A text without accents was not translated.
test.use({ locale: "en-XA" });

const PAGES = ["", "/about", "/contact", "/privacy", "/terms", "/cookies", "/login", "/forgot-password"];
const ACCENTS = /[àēĩōũ]/;

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a public page is in the language of its address, and leads to others in the same",
    { tag: "@nightly" },
    async ({ page }) => {
      for (const path of PAGES) {
        await page.goto(`/en-xa${path}`);
        await expect(page.locator("html")).toHaveAttribute("lang", "en-XA");
        await expect(page.getByRole("heading", { level: 1, name: ACCENTS })).toBeVisible();
        await expect(page.locator("meta[name=description]")).toHaveAttribute("content", ACCENTS);
        const links = page.locator(
          "a[href^='/']:not([href^='/en-xa'], [href^='/docs'], [href='/licenses.txt'], [hreflang])",
        );
        expect(await links.evaluateAll((all) => all.map((link) => link.outerHTML))).toEqual([]);
      }
      await page.goto("/about");
      await expect(page.locator("html")).toHaveAttribute("lang", "en");
      await expect(page.getByRole("heading", { name: "Built for people who fish" })).toBeVisible();
    },
  );
});

test("who reads in another language never sees the sign-in in English, and goes on in it", async ({
  page,
  context,
}) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await context.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/dashboard", { waitUntil: "commit" });
  await expect(page.getByRole("status", { includeHidden: true })).toHaveText("Initializing...");
  await expect(page.getByRole("status")).toBeHidden();
  await page.goto("/login", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  expect(await languageOf(page)).toBe("en-XA");
  answer();

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectTranslated(page, "the sign-in");
  await expect(page).toHaveURL("/en-xa/login");
  await page.locator("a[href$='/forgot-password']").click();
  await expect(page).toHaveURL("/en-xa/forgot-password");
  await page.reload();
  await page.goto("/en-xa/dashboard");
  await expect(page, "the pages of who is signed in have one address").toHaveURL(/\/en-xa\/login\?/);
});

test.describe("from right to left", () => {
  test.use({ locale: "en-US" });

  test(
    "a score begins where its 0 stands, and coordinates and times keep their order",
    { tag: "@nightly" },
    async ({ page, angler }) => {
      expect(angler.user.id).toBeTruthy();
      await page.goto("/weather?lat=47.83&lng=-92.26");
      const score = page.locator("[role=img]", { has: page.locator("[data-mark='100']") });
      await expect(score).toBeVisible();
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
      });
      const middleOf = (selector: string) =>
        score.locator(selector).evaluate((part) => {
          const { left, width } = part.getBoundingClientRect();
          return left + width / 2;
        });
      expect(await middleOf("[data-mark='0']")).toBeGreaterThan(await middleOf("[data-mark='100']"));
      expect(await middleOf("rect")).toBeGreaterThan(await middleOf("svg"));

      const longitude = page.locator("bdi", { hasText: "−92.26" });
      const isInOrder = await longitude.evaluate(({ firstChild }) => {
        const text = firstChild?.textContent ?? "";
        const xOf = (index: number) => {
          const range = document.createRange();
          if (!firstChild) return Number.NaN;
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + 1);
          return range.getBoundingClientRect().left;
        };
        return xOf(text.indexOf("−")) < xOf(text.indexOf("−") + 1);
      });
      expect(isInOrder, "the sign stands before its figure").toBe(true);

      await page.goto("/map?lat=47.83&lng=-92.26&zoom=12");
      await mapIsUp(page);
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
      });
      await page.getByRole("button", { name: "Log a catch" }).click();
      const leftOf = (part: string) =>
        page
          .getByRole("dialog", { name: "Log Your Catch" })
          .locator(`[data-type=${part}]`)
          .evaluate((segment) => segment.getBoundingClientRect().left);
      expect(await leftOf("hour")).toBeLessThan(await leftOf("minute"));
    },
  );
});

test.describe("on the device", () => {
  test.use({ canInstall: true });

  test(
    "the app brings along its texts in the language of the browser",
    { tag: "@nightly" },
    async ({ page, angler }) => {
      await page.goto("/dashboard");
      await expect(page.getByRole("heading", { level: 1, name: ACCENTS })).toBeVisible();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const missing = await page.evaluate(async () => {
        const scripts = performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\/assets\/.*js$/.test(name));
        const stored = await Promise.all(scripts.map(async ({ name }) => caches.match(name)));
        return scripts.filter((_, index) => !stored[index]).map(({ name }) => name);
      });
      expect(missing).toEqual([]);
      expect(angler.user.id).toBeTruthy();
    },
  );
});
