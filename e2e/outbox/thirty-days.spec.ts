import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Page } from "@playwright/test";

import { smallPhoto } from "../forms/photo-files.ts";
import { callApi } from "../setup/api.ts";
import { arrivedAt } from "./arrived.ts";
import { expect, test } from "./device-fixtures.ts";
import { logOnBank, signIn } from "./on-the-bank.ts";
import { readStored } from "./stored.ts";

/**
 * Simulates 30 days without contact: the server gives the same answer for a session that it ended as for one that is
 * too old.
 */
async function endSession(page: Page, url: string): Promise<void> {
  const session = await page.evaluate(() => localStorage.getItem("creel.session") ?? "{}");
  await callApi(url, "/auth/logout", { method: "POST", token: String(JSON.parse(session).accessToken) });
}

const photoOf = (width: number) => smallPhoto(`${width}.jpg`, "#880", { width });

test(
  "after 30 days without a network all that was logged is there, and goes when its angler signs in again",
  { tag: "@nightly" },
  async ({ device, line, owner, url }) => {
    const address = `${line.url}/catches`;
    const openOffline = (daysAgo: number) =>
      device.open({ address, isOffline: true, clockShift: -daysAgo * DAY_MS });

    const first = await openOffline(30);
    await logOnBank(first, { weight: 1, photos: [await photoOf(401)] });
    await logOnBank(first, { weight: 2, photos: [] });
    await device.kill();
    const second = await openOffline(15);
    await expect(
      second.getByText(/2 catches saved on this phone since .+ They’ll upload when you’re online/),
    ).toBeVisible();
    await logOnBank(second, { weight: 3, photos: [await photoOf(402), await photoOf(403)] });
    await endSession(second, url);
    await device.close();

    const now = await device.open({ address, isOffline: false });
    await expect(now.getByText("Sign in as Maren to upload 3 catches")).toBeVisible();
    expect(await readStored(now)).toMatchObject({ created: [1, 2, 3], files: 3 });
    expect(await arrivedAt(url, owner)).toEqual([]);
    await signIn(now, owner);

    await expect.poll(() => readStored(now)).toEqual({ drafts: [], created: [], items: 0, files: 0 });
    const arrived = await arrivedAt(url, owner);
    expect(arrived).toMatchObject([
      { weight: 1, widths: [401] },
      { weight: 2, widths: [] },
      { weight: 3, widths: [402, 403] },
    ]);
    const daysAgo = arrived.map(({ date }) => Math.round((Date.now() - Date.parse(date)) / DAY_MS));
    expect(daysAgo, "each on its day").toEqual([30, 30, 15]);
  },
);
