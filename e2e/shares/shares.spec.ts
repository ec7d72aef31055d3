import type { Browser, Page } from "@playwright/test";

import { logWithPhotos } from "../forms/logged-photos.ts";
import { expectNothingFoundNightly } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

test("a catch is shared without its place, opened by a stranger without JavaScript, and revoked", async ({
  page,
  url,
  browser,
  angler: { token },
  expected,
}) => {
  // The page of a link that has ended answers 404.
  expected.errors.push(/404/);
  await callApi(url, "/catches", { token, body: { ...CATCH, weight: 6.2, length: 25.5 } });

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "View Walleye" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this catch" });
  await expect(dialog.getByRole("radio", { name: /No place/ })).toBeChecked();
  await expectNothingFoundNightly(page, "sharing a catch");
  await dialog.getByText("An area of about 7 mi").click();
  await expect(dialog.getByRole("figure").locator("canvas"), "the map of the square").toBeAttached();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Your link" }).inputValue();

  const stranger = await openAsStranger(browser, link);
  await expect(stranger.getByRole("heading", { name: "Walleye" })).toBeVisible();
  await expect(stranger.getByRole("img", { name: /^The square from 47.80° N/ })).toBeVisible();
  await expect(stranger.getByText("47.83")).toHaveCount(0);

  await dialog.getByRole("button", { name: "Done" }).click();
  await page.goto(link);
  await expectNothingFoundNightly(page, "the page of a link");
  await page.goto("/shared-links");
  const links = page.getByRole("list", { name: "Your links" });
  await links.getByRole("button", { name: "Revoke Walleye, 6 lb 3.2 oz" }).click();
  await expect(links).toContainText("Ended");

  await stranger.reload();
  await expect(stranger.getByRole("heading", { name: "Nothing shared here" })).toBeVisible();
  const over = await stranger.content();
  await stranger.goto(`${url}/s/AAAAAAAAAAAAAAAAAAAAAA`);
  expect(await stranger.content()).toBe(over);
  await page.goto(link);
  await expectNothingFoundNightly(page, "the page of a link that is over");
});

test("the further photos of a shared catch keep their shape below the first one, in the letters of Creel", async ({
  page,
  url,
  browser,
  angler,
}) => {
  await logWithPhotos(url, angler, { count: 3 });
  const { catches } = await callApi(url, "/catches", { token: angler.token });
  const [{ id }] = catches as [{ id: string }];
  const body = { subject: "catch", subject_id: id };
  const made = await callApi(url, "/shares", { token: angler.token, body });

  await page.goto("/");
  const stranger = await openAsStranger(browser, new URL(String(made["url"]), page.url()).href);
  const second = stranger.getByRole("img", { name: /^Photo 2: Walleye/ });
  await second.scrollIntoViewIfNeeded();
  const { width, height } = (await second.boundingBox()) ?? { width: 0, height: 0 };
  expect(width / height).toBeCloseTo(4 / 3);
  await expect(stranger.locator('link[rel="preload"][as="font"]')).toHaveCount(1);
});

async function openAsStranger(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}
