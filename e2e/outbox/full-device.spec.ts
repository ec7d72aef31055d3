import type { Page } from "@playwright/test";

import { noisyPhoto, smallPhoto } from "../forms/photo-files.ts";
import { arrivedAt } from "./arrived.ts";
import { expect, test } from "./device-fixtures.ts";
import { logOnBank } from "./on-the-bank.ts";
import { readStored } from "./stored.ts";

/** Enough room for text, but not for a camera's photo. */
const LEFT_BYTES = 250_000;

/** Chromium caches for half a minute how much space is free, so this must run before a page stores something. */
async function exhaustQuota(page: Page, origin: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const { usage } = await devTools.send("Storage.getUsageAndQuota", { origin });
  await devTools.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + LEFT_BYTES });
}

test(
  "when the device is full the words of a catch are kept without its photos, which is told, and all else stays",
  { tag: "@nightly" },
  async ({ device, line, owner, url }) => {
    const address = `${line.url}/catches`;
    const first = await device.open({ address, isOffline: true });
    await logOnBank(first, { weight: 1, photos: [await smallPhoto("first.jpg", "#880")] });
    await device.close();
    const page = await device.open({ address: "about:blank", isOffline: true });
    await exhaustQuota(page, line.url);
    await page.goto(address);
    await logOnBank(page, { weight: 2, photos: [await noisyPhoto("second.jpg")] });

    const dialog = page.getByRole("alertdialog", { name: "No room: keep it in your camera roll" });
    await dialog.getByRole("button", { name: "OK" }).click();
    await expect(page.getByText("Saved on this phone").last()).toBeVisible();
    expect(await readStored(page)).toEqual({ drafts: [], created: [1, 2], items: 3, files: 1 });
    await device.kill();
    const online = await device.open({ address, isOffline: false });
    await expect.poll(() => readStored(online)).toMatchObject({ items: 0, files: 0 });
    expect(await arrivedAt(url, owner)).toMatchObject([
      { weight: 1, widths: [640] },
      { weight: 2, widths: [] },
    ]);
  },
);
