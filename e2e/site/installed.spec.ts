import type { BrowserContext, Locator, Page } from "@playwright/test";

import { catchesOf } from "../forms/logged-photos.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { ALL_CACHED_ANSWERS, countCachedAnswers } from "../setup/cached-answers.ts";
import { type Angler, expect, test as base } from "../setup/fixtures.ts";
import { type Front, startFront } from "../setup/front.ts";

interface Fixtures {
  /** The proxy that the browser sees as Creel. */
  front: Front;
}

const test = base.extend<Fixtures>({
  front: async ({}, use) => {
    const front = await startFront(process.env["CREEL_URL"] ?? "");
    await use(front);
    await front.stop();
  },
  url: async ({ front }, use) => {
    await use(front.url);
  },
});

// On a phone, the bottom bar opens the form on any page.
test.use({
  canInstall: true,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ["geolocation"],
  geolocation: { latitude: 47.9, longitude: -92.1 },
  expected: { errors: [/ERR_INTERNET_DISCONNECTED/, /could not be/] },
});

const caught = (page: Page, species: string) =>
  page.getByRole("listitem").filter({ hasText: species }).first();

/** Opens the dashboard of an angler with catches, and waits until the app is on the device. */
async function openInstalled(page: Page, url: string, { token }: Angler): Promise<void> {
  for (const species of ["Walleye", "Pike"]) {
    await callApi(url, "/catches", { token, body: { ...CATCH, species } });
  }
  await page.goto("/dashboard");
  await expect(caught(page, "Pike")).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/**
 * Expects the weather to load again by itself when the network returns, both after a first load and after a refresh
 * that failed.
 */
async function weatherComesBack(page: Page, context: BrowserContext): Promise<void> {
  await page.getByRole("button", { name: /^Weather/ }).click();
  const failure = page.getByText("Unable to load weather data");
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  const refresh = page.getByRole("button", { name: "Refresh weather" });
  await expect(refresh).toBeVisible();
  await expect(failure).toBeHidden();

  await context.setOffline(true);
  await refresh.click();
  await expect(failure).toBeVisible();
  await context.setOffline(false);
  await expect(failure).toBeHidden();
}

async function openForm(page: Page): Promise<Locator> {
  await page.getByRole("button", { name: "Log a catch" }).click();
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await expect(form.getByText("47.900000, -92.100000").first()).toBeVisible();
  await form.getByText("Pike", { exact: true }).click();
  return form;
}

/**
 * A browser lets a newer worker take over once the former one is idle. It checks that only now and then, and not always
 * for a worker that a test inspects, so this stops the former worker at once.
 */
async function fetchNewerVersion(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const isInstalling = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).installing !== null);
  await expect.poll(isInstalling).toBe(false);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("ServiceWorker.enable");
  await devTools.send("ServiceWorker.stopAllWorkers");
  await devTools.detach();
}

/**
 * Sets `onLine` to false. Since version 150, Chromium's emulated loss of the network does not set it in documents that
 * load later.
 */
async function setDocumentOffline(page: Page): Promise<() => Promise<void>> {
  const devTools = await page.context().newCDPSession(page);
  const isUnlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await devTools.send("Network.overrideNetworkState", { offline: true, ...isUnlimited });
  return () => devTools.detach();
}

test(
  "without a network the app starts, shows the catches it knows and how old they are, and keeps what is typed",
  { tag: "@nightly" },
  async ({ page, context, url, angler }) => {
    await openInstalled(page, url, angler);
    await expect.poll(() => countCachedAnswers(page)).toBe(ALL_CACHED_ANSWERS);
    await context.setOffline(true);

    await page.reload();
    const endOverride = await setDocumentOffline(page);

    const banner = page.getByText(/^Offline\. Your log as of .+\s[AP]M\.\s*$/);
    await expect(banner).toBeVisible();
    await endOverride();
    await weatherComesBack(page, context);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await expect(page.getByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
    await expect(caught(page, "Pike")).toBeVisible();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "My Catches" }).click();
    await expect(caught(page, "Walleye")).toBeVisible();
    const form = await openForm(page);
    await form.getByRole("button", { name: "Save Catch" }).click();
    await expect(page.getByText("Saved on this phone").last()).toBeVisible();
    await expect(form).toBeHidden();
    expect(await catchesOf(url, angler)).toHaveLength(2);

    await context.setOffline(false);
    await expect.poll(() => catchesOf(url, angler)).toHaveLength(3);
    await expect(page.getByText("Offline.")).toBeHidden();
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Every catch");
    await expect.poll(() => countCachedAnswers(page)).toBe(0);
  },
);

test(
  "a newer version waits while a form is open, and begins on the next page",
  { tag: "@nightly" },
  async ({ page, url, front, angler }) => {
    await openInstalled(page, url, angler);
    const form = await openForm(page);
    const isSamePage = () => page.evaluate(() => "isSamePage" in globalThis);
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

    front.deploy();
    await fetchNewerVersion(page);
    await expect(page.getByText("A new version of Creel is ready.")).toBeVisible();
    await form.getByRole("textbox", { name: "Weight" }).fill("6.2");
    await form.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    expect(await isSamePage()).toBe(true);

    const bar = page.getByRole("navigation", { name: "Main" });
    // A version that is slow to take over leaves the page alone and takes over at the next navigation.
    await expect(async () => {
      await bar.getByRole("link", { name: "Dashboard" }).click();
      await bar.getByRole("link", { name: "My Catches" }).click();
      await expect.poll(isSamePage, { timeout: 3000 }).toBe(false);
    }).toPass();
    await expect(caught(page, "Pike")).toBeVisible();
    await expect(page.getByText("A new version of Creel is ready.")).toBeHidden();
  },
);

test(
  "without a network an address that is no page says so",
  { tag: "@nightly" },
  async ({ page, context, url, angler }) => {
    await openInstalled(page, url, angler);
    await context.setOffline(true);

    await page.goto("/catches/00000000-0000-4000-8000-000000000000");

    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(caught(page, "Pike")).toBeVisible();
  },
);
