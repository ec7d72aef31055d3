import { expect, type Locator, type Page } from "@playwright/test";

/** Lake Michigan. */
const OPEN_WATER = { latitude: 45.2, longitude: -86.9 };

/** The form for a new catch on open water. That a tap on the map opens it is the map's journeys' to tell. */
export async function openLogForm(page: Page): Promise<Locator> {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(OPEN_WATER);
  await page.goto("/catches");
  await page.getByRole("button", { name: "Log a catch" }).click();
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await expect(form.getByText("45.200000, -86.900000").first()).toBeVisible();
  return form;
}
