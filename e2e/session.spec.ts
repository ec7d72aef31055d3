import type { BrowserContext, Page } from "@playwright/test";

import { callApi, tryApi } from "./api.ts";
import { expect, test } from "./fixtures.ts";

/** An access token whose 15 minutes are over cannot be waited for; one that is wrong is refused alike. */
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

  test("several calls at once refresh once, and the page goes on", async ({ page, context, angler }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "About Creel" })).toBeVisible();
    await spoilAccessToken(page);
    const refreshes = countRefreshes(context);

    await page.goto("/dashboard");

    await expect(page.getByText("No catches recorded yet")).toBeVisible();
    expect(refreshes()).toBe(1);
    const session = await page.evaluate(() => JSON.parse(localStorage.getItem("creel.session") ?? "{}"));
    expect(session.accessToken).not.toBe("spoiled");
    expect(session.user.id).toBe(angler.user.id);
  });

  test("several tabs refresh once", async ({ page, context, angler }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "About Creel" })).toBeVisible();
    await spoilAccessToken(page);
    const tabs = [page, await context.newPage(), await context.newPage()];
    const refreshes = countRefreshes(context);

    await Promise.all(tabs.map((tab) => tab.goto("/dashboard")));

    for (const tab of tabs) await expect(tab.getByText("No catches recorded yet")).toBeVisible();
    expect(refreshes()).toBe(1);
    expect(angler.user.id).toBeTruthy();
  });

  test("a session that was ended elsewhere leads to the sign-in page and back", async ({
    page,
    url,
    angler,
  }) => {
    await page.goto("/dashboard");
    await expect(page.getByText("No catches recorded yet")).toBeVisible();
    await callApi(url, "/auth/logout", { method: "POST", token: angler.token });

    await page.getByRole("link", { name: "View All Catches" }).click();

    await expect(page).toHaveURL(`${url}/login?redirect=%2Fcatches`);
    expect(await page.evaluate(() => localStorage.getItem("creel.session"))).toBeNull();
  });
});

test("until it is known who is signed in, nothing else is shown", async ({ page, context, angler }) => {
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await context.route("**/api/auth/me", async (route) => {
    await held;
    await route.continue();
  });

  await page.goto("/dashboard");
  await expect(page.getByText("Initializing...")).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  answer();
  await expect(page.getByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
  await expect(page.getByText("Initializing...")).toBeHidden();
  expect(angler.user.id).toBeTruthy();
});

test("signing out in one tab signs out of the others", async ({ page, context, url, angler }) => {
  const other = await context.newPage();
  await page.goto("/dashboard");
  await other.goto("/catches");
  await expect(other.getByText("No catches recorded yet")).toBeVisible();

  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: "Logout" }).click();

  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
  await expect(other).toHaveURL(`${url}/login?redirect=%2Fcatches`);
  expect(angler.user.id).toBeTruthy();
});

test.describe("with an access token that ran out", () => {
  test.use({ expected: { errors: [/status of 401/] } });

  test("signing out ends the session on the server all the same", async ({ page, context, url, angler }) => {
    await page.goto("/about");
    let refusals = 0;
    await context.route("**/api/auth/logout", (route) => {
      refusals += 1;
      return refusals === 1 ? route.fulfill({ status: 401, json: {} }) : route.continue();
    });
    const ended = page.waitForResponse(
      (response) => response.url().endsWith("/api/auth/logout") && response.status() === 204,
    );

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();
    await ended;

    const { status } = await tryApi(url, "/auth/me", { token: angler.token });
    expect(status).toBe(401);
  });
});

test.describe("without a network", () => {
  test.use({ expected: { errors: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /could not be/] } });

  test("signing out forgets everything here all the same", async ({ page, context, angler }) => {
    await page.goto("/dashboard");
    await expect(page.getByText("No catches recorded yet")).toBeVisible();
    await context.setOffline(true);

    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("menuitem", { name: "Logout" }).click();

    await expect(page.getByRole("link", { name: "Login" })).toBeVisible();
    const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    expect(kept.filter((key) => key.startsWith("creel."))).toEqual([]);
    expect(angler.user.id).toBeTruthy();
  });

  test("a server that cannot be reached at the start ends no session", async ({ page, context, angler }) => {
    await context.route("**/api/**", (route) => route.abort());

    await page.goto("/dashboard");

    await expect(page.getByRole("heading", { name: "Welcome back, Maren!" })).toBeVisible();
    await expect(page.getByText("Your recent catches could not be loaded")).toBeVisible();
    await context.unroute("**/api/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("No catches recorded yet")).toBeVisible();
    expect(angler.user.id).toBeTruthy();
  });
});
