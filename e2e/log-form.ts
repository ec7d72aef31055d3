import { expect, type Locator, type Page } from "@playwright/test";

const PHONE = { width: 390, height: 844 };
/** Lake Michigan. */
const OPEN_WATER = { latitude: 45.2, longitude: -86.9 };

/**
 * The form for a new catch on open water. It is opened by a phone's bar, for which no map has to be drawn, and then
 * stands at the size the journey is made in; that a tap on the map opens it is the map's journeys' to tell.
 */
export async function openLogForm(page: Page): Promise<Locator> {
  const size = page.viewportSize();
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(OPEN_WATER);
  await page.setViewportSize(PHONE);
  await page.goto("/catches");
  await page.getByRole("button", { name: "Log a catch" }).click();
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await expect(form.getByText("45.200000, -86.900000").first()).toBeVisible();
  if (size) await page.setViewportSize(size);
  return form;
}
