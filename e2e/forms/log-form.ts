import { expect, type Locator, type Page } from "@playwright/test";

/** Lake Michigan. */
const OPEN_WATER = { latitude: 45.2, longitude: -86.9 };

/** The form for a new catch on open water. That a tap on the map opens it is the map's journeys' to tell. */
export async function openLogForm(page: Page): Promise<Locator> {
  await floatOnOpenWater(page);
  await page.goto("/catches");
  await page.getByRole("button", { name: "Log a catch" }).click();
  return logForm(page);
}

/** The same by the address of any page, as the shortcut of the installed app does. */
export async function openLogFormAt(page: Page, path: string): Promise<Locator> {
  await floatOnOpenWater(page);
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}log=here`);
  return logForm(page);
}

async function floatOnOpenWater(page: Page): Promise<void> {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(OPEN_WATER);
}

async function logForm(page: Page): Promise<Locator> {
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await expect(form.getByText("45.200000, -86.900000").first()).toBeVisible();
  return form;
}

/**
 * Waits until the page says that a catch is safe: with the server or, where that takes longer to answer than a form
 * waits, on this device.
 *
 * @param species or any
 */
export async function expectSaved(page: Page, species = ".+"): Promise<void> {
  const name = new RegExp(`^(${species} saved|Saved on this phone)$`);
  await expect(page.getByRole("alertdialog", { name })).toBeVisible();
}
