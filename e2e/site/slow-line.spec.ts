import type { Page } from "@playwright/test";

import { expect, test } from "../setup/fixtures.ts";

const FORMS = [
  { path: "/login", texts: { Email: "maren@example.com", Password: "perch and bobber" } },
  {
    path: "/login?mode=register",
    texts: {
      "First name": "Maren",
      Email: "maren@example.com",
      Password: "perch and bobber",
      "Confirm password": "perch and bobber",
      "Last name": "Lindqvist",
    },
  },
  { path: "/forgot-password", texts: { Email: "maren@example.com" } },
  {
    path: "/contact",
    texts: { Name: "Hank", Email: "hank@example.com", Message: "The depth comes back a foot short." },
  },
];

const PLAIN_PAGES = ["/", "/about", "/privacy", "/terms", "/cookies"];

/** A line of 1.6 Mbit/s, in bytes per second with latency in ms. The phone is four times as slow as this machine. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const SLOWDOWN = 4;
/** The time between two keystrokes. */
const KEY_MS = 70;
const MOST_SHIFT = 0.01;

test.use({ viewport: { width: 390, height: 664 } });

async function open(page: Page, path: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.enable");
  await browser.send("Network.emulateNetworkConditions", LINE);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("heading", { level: 1 }).waitFor();
}

/** Holds back the code that starts the app. Returns a function that lets it come. */
async function holdApp(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/mount-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Expects nothing to move after the first paint. Nobody sees earlier shifts; Playwright looks at a page before its
 * style sheets load.
 */
async function expectNothingMoved(page: Page, path: string): Promise<void> {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const painted = performance.getEntriesByName("first-paint")[0]?.startTime ?? 0;
        const observer = new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          const seen = entries.filter(({ startTime }) => startTime > painted);
          resolve(seen.reduce((sum, { value }) => sum + value, 0));
        });
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift, path).toBeLessThan(MOST_SHIFT);
}

/** The scripts of a plain page. The bundler's runtime, which each module needs, is a file of its own. */
const OF_A_PLAIN_PAGE = /\/(theme|plain-page-\S+|load-\S+|rolldown-runtime-\S+)\.js$/;

/**
 * Expects only the page's own scripts, each named in its HTML. A script that only another script names loads a round
 * trip later.
 */
async function expectFewScripts(page: Page, path: string, scripts: ReadonlySet<string>): Promise<void> {
  expect([...scripts].filter((url) => !OF_A_PLAIN_PAGE.test(url))).toEqual([]);
  const html = await (await page.request.get(path)).text();
  expect([...scripts].filter((url) => !html.includes(new URL(url).pathname))).toEqual([]);
}

for (const path of PLAIN_PAGES) {
  test(
    `${path} scrolls, opens its menu and leads on before much has come over a slow line`,
    { tag: "@nightly" },
    async ({ page }) => {
      const scripts = new Set<string>();
      page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
      await open(page, path);
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

      const menu = page.getByRole("navigation", { name: "Menu" });
      await page.getByRole("button", { name: "Open menu" }).click();
      await expect(menu.getByRole("link")).toHaveText(["Home", "About", "Help", "Login", "Sign Up"]);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
      await expectNothingMoved(page, path);
      await expectFewScripts(page, path, scripts);

      await page.getByRole("button", { name: "Open menu" }).click();
      await menu.getByRole("link", { name: "Login" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Welcome back" })).toBeVisible();
    },
  );
}

for (const { path, texts } of FORMS) {
  // All forms are made of the same parts, so only one runs outside the nightly suite.
  const tag = path === "/login" ? [] : ["@nightly"];
  test(
    `${path} keeps what is typed while its code comes over a slow line, and nothing jumps`,
    { tag },
    async ({ page }) => {
      const release = await holdApp(page);
      await open(page, path);
      const submit = page.locator("form [type=submit]");
      await expect(submit, "nothing looks as if it could answer").toBeDisabled();
      release();
      for (const [label, text] of Object.entries(texts)) {
        const field = page.getByLabel(new RegExp(`^${label}`)).first();
        await field.click();
        await field.pressSequentially(text, { delay: KEY_MS });
        await field.press("ArrowLeft");
      }
      await expect(submit).toBeEnabled();

      const [last] = Object.keys(texts).slice(-1);
      const field = page.getByLabel(new RegExp(`^${last}`)).first();
      await expect(field).toBeFocused();
      await field.press("x");
      for (const [label, text] of Object.entries(texts)) {
        const expected = label === last ? `${text.slice(0, -1)}x${text.slice(-1)}` : text;
        await expect(page.getByLabel(new RegExp(`^${label}`)).first()).toHaveValue(expected);
      }
      await page.mouse.move(200, 300);
      await page.mouse.wheel(0, 200);
      await expectNothingMoved(page, path);

      await page.getByRole("link", { name: "Creel", exact: true }).first().click();
      await expect(page).toHaveURL("/");
      await expect(page.getByRole("heading", { name: "Every catch, on the map, for good." })).toBeVisible();
    },
  );
}
