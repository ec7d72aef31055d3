import { smallPhoto } from "../forms/photo-files.ts";
import type { Fate } from "../setup/line.ts";
import { arrivedAt } from "./arrived.ts";
import { expect, test } from "./device-fixtures.ts";
import { logOnBank } from "./on-the-bank.ts";
import { overlapping } from "./overlapping.ts";

test(
  "of two open tabs one sends what waits, one after the other and each once",
  { tag: "@nightly" },
  async ({ device, line, owner, url }) => {
    await device.open({ address: `${line.url}/catches/waiting`, isOffline: true, tabs: 2 });
    const tabs = device.tabs();
    const photo = await smallPhoto("pike.jpg", "#880");
    for (const [index, tab] of tabs.entries()) {
      await tab.bringToFront();
      await logOnBank(tab, { weight: index + 1, photos: [photo] });
    }
    const { promise: isHeld, resolve: answer } = Promise.withResolvers<void>();
    line.decide(async (): Promise<Fate> => {
      await isHeld;
      return "passes";
    });

    await device.setOffline(false);
    await expect.poll(() => line.writes.length).toBe(1);
    for (const tab of tabs) {
      await tab.getByRole("button", { name: "Upload now", exact: true }).first().click();
    }
    answer();
    for (const tab of tabs) await expect(tab.getByText("Nothing to upload")).toBeVisible();

    const sent = line.writes.map(({ method }) => method);
    expect(sent, "words before photos").toEqual(["POST", "POST", "PUT", "PUT"]);
    expect(overlapping(line.writes)).toEqual([]);
    expect(await arrivedAt(url, owner)).toMatchObject([
      { weight: 1, widths: [640] },
      { weight: 2, widths: [640] },
    ]);
  },
);
