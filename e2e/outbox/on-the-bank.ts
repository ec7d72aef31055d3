import { expect, type Locator, type Page } from "@playwright/test";

import type { PhotoFile } from "../forms/photo-files.ts";
import { addPhotos, rowsOf } from "../forms/photo-form.ts";
import { ALL_CACHED_ANSWERS, countCachedAnswers } from "../setup/cached-answers.ts";
import type { Device } from "../setup/device.ts";
import type { Angler } from "../setup/fixtures.ts";
import { readStored } from "./stored.ts";

/** A catch, identified by its weight. */
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

/** Installs the app on the device, as the app itself does for a signed-in user. */
export async function installApp(device: Device, url: string): Promise<void> {
  const page = await device.open({ isOffline: false, address: `${url}/login` });
  await page.evaluate(() => navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await device.close();
}

/** Signs the owner in, and waits until the device has stored the data that the app shows offline. */
export async function signInOnDevice(device: Device, url: string, owner: Account): Promise<void> {
  const page = await device.open({ isOffline: false, address: `${url}/login?redirect=/catches` });
  await signIn(page, owner);
  await expect(page.getByText("No catches recorded yet")).toBeVisible();
  // Waits in real time, because the app leaves the network to the page for the first seconds. Moving a fake clock
  // forward would end requests.
  await expect.poll(() => countCachedAnswers(page)).toBe(ALL_CACHED_ANSWERS);
  await device.close();
}

/** The steps in the order in which an angler takes them. */
export const STEPS = ["open", "type", "photos", "save", "leave"] as const;
export type Step = (typeof STEPS)[number];

/**
 * Saves a catch in the form, and continues a draft of it if there is one. On return, the form has closed, and the app
 * has confirmed that it keeps the catch.
 *
 * @param before is awaited before each step
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
