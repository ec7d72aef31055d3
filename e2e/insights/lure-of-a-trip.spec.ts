import { HOUR_MS } from "@creel/domain/dates/units-of-time";

import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

const LURE = {
  kind: "lure",
  name: "Own jig",
  variants: [{ id: "0198aaaa-0000-7000-8000-000000000002", color: "firetiger" }],
};

test(
  "a lure that was tied on as a trip began has the fish and the hours of that trip under what worked",
  { tag: "@nightly" },
  async ({ page, url, angler: { token } }) => {
    await callApi(url, "/gear", { token, body: LURE });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Choose how to start" }).click();
    const sheet = page.getByRole("dialog", { name: "Start a trip" });
    await sheet.getByRole("button", { name: /^Lure/ }).click();
    await sheet.getByRole("button", { name: "Choose a lure" }).click();
    await page.getByRole("option", { name: "Own jig, firetiger" }).click();
    await sheet.getByRole("button", { name: "I started earlier" }).click();
    await sheet.getByText("2 h", { exact: true }).click();
    await sheet.getByRole("button", { name: /^Start from/ }).click();

    interface Listed {
      ended_at: string | null;
      counts: { fish: number };
    }
    const tripsAt = async () => (await callApi(url, "/trips", { token }))["trips"] as Listed[];
    await expect.poll(async () => (await tripsAt()).length).toBe(1);
    const { gear } = await callApi(url, "/gear", { token });
    const [{ id: lure_id, variants }] = gear as [{ id: string; variants: [{ id: string }] }];
    const tied = { lure_id, variant_id: variants[0].id };
    const date = new Date(Date.now() - HOUR_MS).toISOString();
    await callApi(url, "/catches", { token, body: { ...CATCH, ...tied, date } });
    const strip = page.getByRole("region", { name: "Trip running" });
    await strip.getByRole("button", { name: "End the trip" }).click();
    await page.getByRole("button", { name: "Save trip" }).click();
    await expect.poll(tripsAt).toEqual([
      expect.objectContaining({
        ended_at: expect.any(String),
        counts: expect.objectContaining({ fish: 1 }),
      }),
    ]);

    await page.goto("/catches/insights");
    await page.getByRole("button", { name: /^Counts/ }).click();
    const colors = page.getByRole("region", { name: "Lures, by color" });
    await colors.getByRole("button", { name: "Numbers" }).click();
    await expect(colors.getByRole("row", { name: /firetiger 1 2(\.0)? too few to say$/ })).toBeVisible();
  },
);
