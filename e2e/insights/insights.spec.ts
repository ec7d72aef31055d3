import { insertOutings } from "@creel/testing/insert-outings";
import { runningDatabase } from "@creel/testing/running-database";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import type { Page } from "@playwright/test";

import { expectNothingFoundNightly } from "../look/axe.ts";
import { expect, test } from "../outbox/device-fixtures.ts";

const TRIPS = 82;

const EFFECT = { factor: "pressure", bin: "falling", ratio: 3 } as const;

const pressureOn = (page: Page) => page.getByRole("region", { name: "Pressure" });

/** Expects the verdict on falling pressure, and the chart of it. */
async function expectVerdict(page: Page): Promise<void> {
  await expect(pressureOn(page)).toContainText(
    /Falling pressure is better for you: about [\d.]+ times, likely [\d.]+ to [\d.]+\..* Found at \d+ trips,/,
  );
  await expect(pressureOn(page).getByRole("listitem").filter({ hasText: "Falling" })).toContainText(
    /[\d.]+ fish per hour, likely [\d.]+ to [\d.]+.*\d+ fish, [\d.]+ h, \d+ trips/,
  );
}

test("what worked has its verdict, its bar and its trips, its numbers by keyboard, and stands without a network", async ({
  device,
  line,
  owner,
}) => {
  const database = await runningDatabase(process.env["CREEL_DATA_DIR"] ?? "");
  const { outings } = simulatedOutings(TRIPS, { effect: EFFECT });
  await insertOutings(database, owner.email, outings);
  const counted = new Set(outings.map(({ day, water }) => `${day} ${water?.id}`));
  const page = await device.open({ isOffline: false, address: `${line.url}/catches` });
  await page.getByRole("link", { name: "Stats" }).click();
  // A phone has no room to show this text.
  await expect(page.getByText(new RegExp(`^${counted.size} trips, `))).toBeAttached();
  const hours = page.getByRole("region", { name: "By hour" }).getByRole("listitem");
  await expect(
    hours.filter({ hasText: /fish per hour, likely [\d.]+ to [\d.]+, in \d+ hours/ }),
  ).not.toHaveCount(0);
  await expectVerdict(page);

  await pressureOn(page).getByRole("button", { name: "Numbers" }).press("Enter");
  const table = pressureOn(page).getByRole("table", { name: "Numbers: Pressure" });
  await expect(table.getByRole("row").filter({ hasText: /^\d+( *[\d.]+){6}$/ })).toHaveCount(3);
  await expectNothingFoundNightly(page, "what worked");

  await page.getByRole("button", { name: "Species" }).first().click();
  await page.getByRole("option", { name: "Walleye" }).click();
  await expect(page).toHaveURL(/\?species=Walleye$/);
  await page.reload();
  await expect(page.getByRole("button", { name: /^Species: ?Walleye/ })).toBeVisible();
  await expect(pressureOn(page)).toContainText(/[\d.]+ fish per hour, likely/);

  await device.setOffline(true);
  await page.goto(`${line.url}/catches/insights`);
  await expectVerdict(page);
});
