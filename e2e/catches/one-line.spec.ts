import type { Page } from "@playwright/test";

import { callApi } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  geolocation: { latitude: 47.9, longitude: -92.1, accuracy: 12 },
  permissions: ["geolocation"],
});

async function typeLine(page: Page, line: string): Promise<void> {
  await page.getByRole("button", { name: "Log a catch" }).first().click();
  await page.getByRole("button", { name: "In one line" }).click();
  await page.getByRole("textbox", { name: "In one line" }).fill(line);
}

test("one line logs a blank, a lost fish on the trip, and three fish at once", async ({
  page,
  url,
  angler: { token },
}) => {
  await page.goto("/dashboard");
  await typeLine(page, "skunked, 2 hours on pelican, no bites");
  await page.getByRole("button", { name: "Log blank trip" }).click();
  const sheet = page.getByRole("dialog", { name: "Add a past trip" });
  await expect(sheet.getByRole("textbox", { name: "Notes" })).toHaveValue("on pelican, no bites");
  await sheet.getByRole("button", { name: "Save trip" }).click();
  await expect(sheet).toBeHidden();

  await page
    .getByRole("button", { name: /^Start a trip/ })
    .first()
    .click();
  await expect(page.getByRole("region", { name: "Trip running" })).toBeVisible();
  await typeLine(page, "lost a big pike at the boat");
  await page.getByRole("button", { name: "Log lost Pike" }).click();
  await expect(page.getByText("Lost fish saved")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Not saved" }), "no draft stays").toHaveCount(0);

  await typeLine(page, "3 perch 9 10 11 in, released");
  await page.getByRole("button", { name: "Save 3 Catches" }).click();
  const logged = async () => (await callApi(url, "/catches", { token }))["catches"];
  const perch = [9, 10, 11].map((length) => expect.objectContaining({ species: "Perch", length }));
  await expect.poll(logged).toEqual(expect.arrayContaining(perch));
  const trips = async () => (await callApi(url, "/trips", { token }))["trips"];
  await expect
    .poll(trips)
    .toMatchObject([
      { counts: { fish: 3, lost: 1 } },
      { counts: { fish: 0, lost: 0 }, notes: "on pelican, no bites", hours: { fished: 2 } },
    ]);
});
