import { expect, type Locator, type Page } from "@playwright/test";

/** Lake Michigan. */
const OPEN_WATER = { latitude: 45.2, longitude: -86.9 };

/** Opens the form for a new catch on open water. The map's journeys test that a tap on the map opens it. */
export async function openLogForm(page: Page): Promise<Locator> {
  await floatOnOpenWater(page);
  await page.goto("/catches");
  await page.getByRole("button", { name: "Log a catch" }).click();
  return logForm(page, "Log Your Catch");
}

/**
 * Opens the same form with `log=here` in the address of any page, like the shortcut of the installed app.
 *
 * @param title the form's title in the language of the page
 */
export async function openLogFormAt(page: Page, path: string, title = "Log Your Catch"): Promise<Locator> {
  await floatOnOpenWater(page);
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}log=here`);
  return logForm(page, title);
}

async function floatOnOpenWater(page: Page): Promise<void> {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(OPEN_WATER);
}

async function logForm(page: Page, title: string): Promise<Locator> {
  const form = page.getByRole("dialog", { name: title });
  await expect(form.getByText("45.200000, -86.900000").first()).toBeVisible();
  return form;
}

/**
 * Waits until the page says that a catch is safe: on the server or, if the server takes longer to answer than the form
 * waits, on this device.
 *
 * @param species defaults to any species
 */
export async function expectSaved(page: Page, species = ".+"): Promise<void> {
  const name = new RegExp(`^(${species} saved|Saved on this phone)$`);
  await expect(page.getByRole("alertdialog", { name })).toBeVisible();
}
