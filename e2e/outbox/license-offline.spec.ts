import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Page } from "@playwright/test";

import { smallPhoto } from "../forms/photo-files.ts";
import { callApi } from "../setup/api.ts";
import { expect, test } from "./device-fixtures.ts";
import { readStored } from "./stored.ts";

interface Owner {
  url: string;
  token: string;
}

/** Adds a license that is valid for years, with a photo. */
async function addLicense({ url, token }: Owner, name: string): Promise<void> {
  const validTo = new Date(Date.now() + 700 * DAY_MS).toISOString().slice(0, 10);
  const body = { name, number: "4471 0926 118", valid_to: validTo };
  const { license } = await callApi(url, "/licences", { token, body });
  const { id } = license as { id: string };
  const { buffer } = await smallPhoto("card.jpg", "#268");
  const sent = await fetch(`${url}/api/licences/${id}/photo`, {
    method: "PUT",
    headers: { authorization: `Bearer ${token}`, "content-type": "image/jpeg" },
    body: new Uint8Array(buffer),
  });
  expect(sent.status).toBe(200);
}

/** Returns the number of photos of licenses on the device. */
function countKeptPhotos(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const db = await new Promise<IDBDatabase | null>((resolve) => {
      const request = indexedDB.open("creel.license-photos");
      // The database does not exist yet, and looking for it must not create it.
      request.addEventListener("upgradeneeded", () => request.transaction?.abort());
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => resolve(null));
    });
    if (!db) return 0;
    const request = db.transaction("photos").objectStore("photos").count();
    const count = await new Promise<number>((resolve) => {
      request.addEventListener("success", () => resolve(request.result));
    });
    db.close();
    return count;
  });
}

/** Opens the licenses from You, then the first of them. */
/** An image whose file is not there has no width. */
function isDrawn(image: HTMLElement | SVGElement): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}

async function showLicense(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^Show my licenses/ }).click();
  await page.getByRole("dialog", { name: "Licenses" }).getByRole("button", { name }).click();
}

test(
  "31 days after the last answer a license opens with its photo, and a new one waits on the phone",
  { tag: "@nightly" },
  async ({ device, line, owner: { token }, url }) => {
    await addLicense({ url, token }, "Resident angling");
    const page = await device.open({ address: `${line.url}/you`, isOffline: false });
    await expect(page.getByRole("button", { name: /^Show my licenses/ })).toBeVisible();
    await expect.poll(() => countKeptPhotos(page)).toBe(1);
    // The answer itself is stored when the browser is idle.
    await page.goto(`${line.url}/profile/limits`);
    await expect(page.getByRole("button", { name: "Show Resident angling" })).toBeVisible();
    await device.close();

    const offline = { isOffline: true, clockShift: 31 * DAY_MS };
    const later = await device.open({ ...offline, address: `${line.url}/you` });
    await showLicense(later, "Resident angling");
    const sheet = later.getByRole("dialog", { name: "Resident angling" });
    await expect(sheet.getByText("4471 0926 118")).toBeVisible();
    await expect(sheet.getByText("This is on your phone, as of", { exact: false })).toBeVisible();
    const photo = sheet.getByRole("img", { name: "Photo of Resident angling" });
    await expect.poll(() => photo.evaluate(isDrawn)).toBe(true);
    await sheet.getByRole("button", { name: "Close" }).click();

    await later.goto(`${line.url}/profile/limits`);
    await later.getByRole("button", { name: "Add a license" }).click();
    const adding = later.getByRole("dialog", { name: "Add a license" });
    await adding.getByRole("textbox", { name: "Name", exact: true }).fill("Day card");
    await adding.getByRole("button", { name: "Save" }).click();
    const list = later.getByRole("list", { name: "Licenses" });
    await expect(list.getByRole("listitem").filter({ hasText: "Day card" })).toContainText("On this phone");
    await device.close();

    const now = await device.open({ address: `${line.url}/profile/limits`, isOffline: false });
    await expect.poll(async () => (await readStored(now)).items).toBe(0);
    expect(await callApi(url, "/licences", { token })).toMatchObject({
      licenses: [{ name: "Day card" }, { name: "Resident angling" }],
    });
  },
);
