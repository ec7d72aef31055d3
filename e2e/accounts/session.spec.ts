import type { BrowserContext, Page } from "@playwright/test";

import { callApi, CATCH } from "../setup/api.ts";
import { expect, signUp, test } from "../setup/fixtures.ts";

/**
 * Replaces the access token with an invalid one. The server refuses it like an expired one, without the 15-minute wait.
 */
async function spoilAccessToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("creel.session") ?? "{}");
    localStorage.setItem("creel.session", JSON.stringify({ ...session, accessToken: "spoiled" }));
  });
}

function countRefreshes(context: BrowserContext): () => number {
  let count = 0;
  context.on("request", (request) => {
    if (request.url().endsWith("/api/auth/refresh")) count += 1;
  });
  return () => count;
}

test.describe("when the access token is over", () => {
  test.use({ expected: { errors: [/status of 401/] } });

  test("several tabs refresh once", async ({ page, context, angler }) => {
    // A page of the app might refresh before it is left.
    await page.goto("/favicon.svg");
    await spoilAccessToken(page);
    const tabs = [page, await context.newPage(), await context.newPage()];
    const refreshes = countRefreshes(context);

    await Promise.all(tabs.map((tab) => tab.goto("/dashboard")));

    for (const tab of tabs) await expect(tab.getByText("No catches recorded yet")).toBeVisible();
    expect(refreshes()).toBe(1);
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem("creel.session") ?? "{}"));
    expect(session.accessToken).not.toBe("spoiled");
    expect(session.user.id).toBe(angler.user.id);
  });
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
}

/**
 * Stores data of a user (dismissed alerts, map view) and a setting of the device (theme), as after some use of the app.
 */
async function leaveTraces(page: Page): Promise<void> {
  await page.evaluate(() => {
    localStorage.setItem("creel.theme", "dark");
    localStorage.setItem("creel.dismissed-alerts", '["storm"]');
    sessionStorage.setItem("creel.map-view", "[-92.3,47.8,-92.2,47.9]");
  });
}

function storedKeys(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.startsWith("creel.")),
  );
}

/** The storage keys that remain after a sign-out: the device's own, and the log, which then has one entry. */
const NOBODYS = ["creel.auth-log", "creel.clock-offset", "creel.theme"];

test("signing out in one tab signs out of the others, which keep nothing either", async ({
  page,
  context,
  url,
  angler,
}) => {
  const other = await context.newPage();
  await page.goto("/dashboard");
  await other.goto("/catches");
  await expect(other.getByText("No catches recorded yet")).toBeVisible();
  await leaveTraces(other);

  await signOut(page);

  await expect(other).toHaveURL(`${url}/login?redirect=%2Fcatches`);
  await expect(other.getByText("You were signed out in another tab. Please sign in again.")).toBeVisible();
  expect((await storedKeys(other)).toSorted()).toEqual(NOBODYS);
  const log = await page.evaluate(() => JSON.parse(localStorage.getItem("creel.auth-log") ?? "[]"));
  expect(log).toEqual([{ at: expect.any(String), kind: "signed out" }]);
  expect(angler.user.id).toBeTruthy();
});

test(
  "a sign-in that is not remembered ends in the copy of its tab, too",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await page.goto("/about");
    await page.evaluate(() => {
      sessionStorage.setItem("creel.session", localStorage.getItem("creel.session") ?? "");
      localStorage.removeItem("creel.session");
    });
    await page.goto("/dashboard");
    const opened = page.waitForEvent("popup");
    await page.evaluate(() => window.open("/catches"));
    const copy = await opened;
    await expect(copy.getByText("No catches recorded yet")).toBeVisible();

    await signOut(page);

    await expect(copy).toHaveURL(`${url}/login?redirect=%2Fcatches`);
    expect(angler.user.id).toBeTruthy();
  },
);

test(
  "who signs in as somebody else in one tab is that in the others, which show nothing of before",
  { tag: "@nightly" },
  async ({ page, context, url, angler }) => {
    await callApi(url, "/catches", { token: angler.token, body: { ...CATCH, species: "Zander" } });
    await page.goto("/catches");
    await expect(page.getByText("Zander").first()).toBeVisible();
    const { session } = await signUp(url);
    const other = await context.newPage();
    // Delays the server's answer about the first account until the second one is signed in.
    const signedIn = Promise.withResolvers<void>();
    await other.route("**/api/auth/me", async (route) => {
      await signedIn.promise;
      await route.continue();
    });
    await other.goto("/about");

    await other.evaluate((text) => localStorage.setItem("creel.session", text), JSON.stringify(session));
    signedIn.resolve();

    await expect(page.getByText("No catches recorded yet")).toBeVisible();
    await expect(page.getByText("Zander")).toBeHidden();
  },
);
