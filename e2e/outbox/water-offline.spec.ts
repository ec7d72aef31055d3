import type { Page } from "@playwright/test";

import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { callApi } from "../setup/api.ts";
import { expect, test } from "./device-fixtures.ts";
import { readStored } from "./stored.ts";

interface Arrived {
  catches: { species: string; water: { name: string } | null }[];
  waters: { name: string; fish: number }[];
}

async function arrivedAt(url: string, { token }: { token: string }): Promise<Arrived> {
  const { catches } = (await callApi(url, "/catches", { token })) as unknown as Pick<Arrived, "catches">;
  const { waters } = (await callApi(url, "/waters", { token })) as unknown as Pick<Arrived, "waters">;
  return { catches, waters };
}

/** Logs a pike at the device's position, on a water that is named from within the form. */
async function logOnNewWater(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Log a catch", exact: true }).click();
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await form.getByText("Pike", { exact: true }).click();
  await form.getByRole("button", { name: /^Location/ }).click();
  await form.getByRole("button", { name: "Name or choose one" }).click();
  await form.getByRole("button", { name: "Name a water" }).click();
  const naming = page.getByRole("dialog", { name: "Name a water" });
  await naming.getByRole("textbox", { name: "Name" }).fill(name);
  await naming.getByRole("button", { name: "Save water" }).click();
  await expect(naming).toBeHidden();
  await expect(form.getByText(name)).toBeVisible();
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form).toBeHidden();
}

test(
  "a water that is named without a network waits with the catch on it, and both go up with the trip",
  { tag: "@nightly" },
  async ({ device, line, owner, url }) => {
    const page = await device.open({ address: `${line.url}/dashboard`, isOffline: true });
    await page.getByRole("button", { name: "Start a trip" }).click();
    await expect(page.getByRole("region", { name: "Trip running" })).toBeVisible();
    await logOnNewWater(page, "Stub Lake");
    await expect(page.getByRole("article").filter({ hasText: "Pike" })).toContainText("Stub Lake");

    await page.goto(`${line.url}/catches/waiting`);
    for (const name of [/^Stub Lake/, /^Trip/, /^Pike/]) {
      await expect(page.getByRole("main").getByRole("listitem", { name })).toContainText(/on this phone/);
    }
    await expectNothingFoundInAnyGuise(page, "a water, a trip and a catch that wait");
    expect(await arrivedAt(url, owner)).toEqual({ catches: [], waters: [] });
    await device.setOffline(false);

    await expect.poll(async () => (await readStored(page)).items).toBe(0);
    const uploaded = page.getByRole("region", { name: "Uploaded today" });
    for (const name of ["Stub Lake", /Trip (of|on) /, "Pike"]) await expect(uploaded).toContainText(name);
    expect(await arrivedAt(url, owner)).toMatchObject({
      catches: [{ species: "Pike", water: { name: "Stub Lake" } }],
      waters: [{ name: "Stub Lake", fish: 1 }],
    });
  },
);
