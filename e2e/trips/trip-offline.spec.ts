import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Page } from "@playwright/test";

import { expect, test } from "../outbox/device-fixtures.ts";
import { logOnBank } from "../outbox/on-the-bank.ts";
import { readStored } from "../outbox/stored.ts";
import { callApi } from "../setup/api.ts";

interface ArrivedTrip {
  id: string;
  ended_at: string | null;
  latitude: number | null;
  counts: { fish: number; lost: number };
}

async function tripsAt(url: string, { token }: { token: string }): Promise<ArrivedTrip[]> {
  const { trips } = (await callApi(url, "/trips", { token })) as unknown as { trips: ArrivedTrip[] };
  return trips;
}

const strip = (page: Page) => page.getByRole("region", { name: "Trip running" });

async function countPike(page: Page, total: number): Promise<void> {
  await strip(page).getByRole("button", { name: "One more Pike" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Released", exact: true }).click();
  await expect(strip(page)).toContainText(`${total}fish`);
}

async function endTrip(page: Page): Promise<void> {
  await strip(page).getByRole("button", { name: "End the trip" }).click();
  await page.getByRole("button", { name: "Save trip" }).click();
  await expect(strip(page)).toBeHidden();
}

test("a trip without a network, through a killed phone, and a blank the next day go up once and in order", async ({
  device,
  line,
  owner,
  url,
}) => {
  const address = `${line.url}/dashboard`;
  const yesterday = { address, isOffline: true, clockShift: -DAY_MS };

  const first = await device.open(yesterday);
  await first.getByRole("button", { name: "Start a trip" }).click();
  await expect(strip(first)).toBeVisible();
  await logOnBank(first, { weight: 4, photos: [] });
  await countPike(first, 2);
  await countPike(first, 3);
  await strip(first).getByRole("button", { name: "Lost one" }).click();
  await expect(first.getByText("Lost fish saved")).toBeVisible();
  await device.kill();

  const second = await device.open(yesterday);
  await expect(strip(second)).toContainText("3fish");
  await countPike(second, 4);
  await countPike(second, 5);
  await endTrip(second);
  await device.close();

  const today = await device.open({ address, isOffline: true });
  await today.getByRole("button", { name: "Start a trip" }).click();
  await endTrip(today);
  await expect(today.getByText("Trip saved. Slow days count too.")).toBeVisible();
  await expect(today.getByText(/5 catches and 2 trips saved on this phone since/)).toBeVisible();
  expect(await tripsAt(url, owner)).toEqual([]);
  await device.setOffline(false);

  await expect.poll(async () => (await readStored(today)).items).toBe(0);
  const arrived = await tripsAt(url, owner);
  expect(arrived.map(({ counts: { fish, lost } }) => [fish, lost])).toEqual([
    [0, 0],
    [5, 1],
  ]);
  expect(arrived.every(({ ended_at: endedAt, latitude }) => endedAt !== null && latitude === 47.9)).toBe(
    true,
  );
});

test(
  "the way of a trip that water mode notes without a network is on the trip's page when it is sent",
  { tag: "@nightly" },
  async ({ device, line, owner, url }) => {
    const page = await device.open({ address: `${line.url}/dashboard`, isOffline: true });
    await page.getByRole("button", { name: "Start a trip" }).click();
    await strip(page).getByRole("button", { name: /Since/ }).click();
    await page.getByRole("button", { name: "Water mode" }).click();
    await expect(page.getByRole("button", { name: "Track on" })).toBeVisible();
    await expect.poll(async () => (await readStored(page)).items).toBe(2);
    await page.getByRole("button", { name: "Close", exact: true }).press("Enter");
    await endTrip(page);
    await device.setOffline(false);

    await expect.poll(async () => (await readStored(page)).items).toBe(0);
    const [trip] = await tripsAt(url, owner);
    await page.goto(`${line.url}/catches/trips/${trip?.id}`);
    await expect(page.getByText("Track with 1 position. Only you can see it.")).toBeVisible();
  },
);
