import { expect, type Locator, type Page } from "@playwright/test";

import type { PhotoFile } from "../forms/photo-files.ts";
import { addPhotos, rowsOf } from "../forms/photo-form.ts";
import { ALL_CACHED_ANSWERS, countCachedAnswers } from "../setup/cached-answers.ts";
import type { Device } from "../setup/device.ts";
import type { Angler } from "../setup/fixtures.ts";
import { readStored } from "./stored.ts";

/** Told from others by its weight. */
export interface BankCatch {
  weight: number;
  photos: readonly PhotoFile[];
}

type Account = Pick<Angler, "email" | "password">;

export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

/** Puts the app on the device, as it does itself for whoever signs in. */
export async function installApp(device: Device, url: string): Promise<void> {
  const page = await device.open({ isOffline: false, address: `${url}/login` });
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await device.close();
}

/** Its owner signs in, and what the app shows without a network is stored. */
export async function moveIn(device: Device, url: string, owner: Account): Promise<void> {
  const page = await device.open({ isOffline: false, address: `${url}/login?redirect=/catches` });
  await signIn(page, owner);
  await expect(page.getByText("No catches recorded yet")).toBeVisible();
  // The app leaves the network to the page for some seconds first. A clock that is turned on would end requests.
  await expect.poll(() => countCachedAnswers(page)).toBe(ALL_CACHED_ANSWERS);
  await device.close();
}

/** In the order in which an angler comes to them. */
export const STEPS = ["open", "type", "photos", "save", "leave"] as const;
export type Step = (typeof STEPS)[number];

/**
 * Saves a catch in the form, where a draft of it is continued. When it returns, the form has closed: the catch is kept,
 * as the app says.
 *
 * @param before is awaited before each step.
 */
export async function logOnBank(
  page: Page,
  { weight, photos }: BankCatch,
  before: (step: Step) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await before("open");
  const form = await openForm(page);
  await before("type");
  await form.getByText("Pike", { exact: true }).click();
  await form.getByRole("textbox", { name: "Weight" }).fill(String(weight));
  await before("photos");
  const missing = photos.slice(await rowsOf(form).count());
  if (missing.length > 0) await addPhotos(page, ...missing);
  await expect(rowsOf(form)).toHaveText(photos.map(() => /Ready to upload/));
  await before("save");
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form).toBeHidden();
  await before("leave");
}

async function openForm(page: Page): Promise<Locator> {
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  const { drafts } = await readStored(page);
  const opener = drafts.length > 0 ? "Continue" : "Log a catch";
  await page.getByRole("button", { name: opener, exact: true }).click();
  await expect(form.getByText("47.900000, -92.100000").first()).toBeVisible();
  return form;
}
