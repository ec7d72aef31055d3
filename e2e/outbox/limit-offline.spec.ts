import { DAY_MS } from "@creel/domain/dates/units-of-time";

import { callApi } from "../setup/api.ts";
import { expect, test } from "./device-fixtures.ts";
import { readStored } from "./stored.ts";

test(
  "31 days after the last answer limits are there, and a new one waits on the phone",
  { tag: "@nightly" },
  async ({ device, line, owner: { token }, url }) => {
    const readOn = new Date().toISOString().slice(0, 10);
    await callApi(url, "/limits", { token, body: { species: "Walleye", bag_day: 6, read_on: readOn } });
    const page = await device.open({ address: `${line.url}/profile/limits`, isOffline: false });
    await expect(page.getByRole("button", { name: "Edit the limit for Walleye" })).toBeVisible();
    // The answer is stored when the browser is idle.
    await page.goto(`${line.url}/you`);
    await page.goto(`${line.url}/profile/limits`);
    await expect(page.getByRole("button", { name: "Edit the limit for Walleye" })).toBeVisible();
    await device.close();

    const address = `${line.url}/profile/limits`;
    const later = await device.open({ isOffline: true, clockShift: 31 * DAY_MS, address });
    await expect(later.getByRole("button", { name: "Edit the limit for Walleye" })).toBeVisible();
    await later.getByRole("button", { name: "Add a limit" }).click();
    const adding = later.getByRole("dialog", { name: "Add a limit" });
    await adding.getByRole("button", { name: /Species/ }).click();
    await later.getByRole("option", { name: "Perch" }).click();
    await adding.getByRole("textbox", { name: /^Bag a day/ }).fill("3");
    await adding.getByRole("button", { name: "Save" }).click();
    const list = later.getByRole("list", { name: "Limits you wrote down" });
    await expect(list.getByRole("listitem").filter({ hasText: "Perch" })).toContainText("On this phone");
    await device.close();

    const now = await device.open({ address, isOffline: false });
    await expect.poll(async () => (await readStored(now)).items).toBe(0);
    expect(await callApi(url, "/limits", { token })).toMatchObject({
      limits: [{ species: "Perch", bag_day: 3 }, { species: "Walleye" }],
    });
  },
);
