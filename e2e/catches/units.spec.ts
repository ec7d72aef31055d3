import type { Locator } from "@playwright/test";

import { openLogFormAt } from "../forms/log-form.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { type Angler, expect, test } from "../setup/fixtures.ts";

async function readMetric(url: string, { token }: Angler): Promise<void> {
  await callApi(url, "/auth/me", { method: "PUT", token, body: { units: "metric" } });
}

async function typeValues(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await form.getByRole("textbox", { name }).fill(value);
  }
}

async function expectFields(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await expect(form.getByRole("textbox", { name })).toHaveValue(value);
  }
}

test(
  "the choice of units changes every screen at once, and the next visit",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await callApi(url, "/catches", { token: angler.token, body: { ...CATCH, weight: 6.2, length: 25.5 } });
    await page.goto("/settings");
    await expect(page.getByText("For example: 6 lb 3.2 oz, 25.5 in, 18 ft deep")).toBeVisible();
    const isSaved = page.waitForResponse("**/api/auth/me");
    await page.getByText("Metric", { exact: true }).click();
    await expect(page.getByText("For example: 2.8 kg, 65 cm, 5.5 m deep")).toBeVisible();
    await isSaved;

    await page.getByRole("link", { name: "My Catches" }).first().click();
    await expect(page.getByRole("article")).toContainText("2.8kg65cm");
    await expect(page.getByRole("main").getByRole("status").last()).toContainText("2.8kg total");
    await page.goto("/map?lat=47.83&lng=-92.26&zoom=8");
    await expect(page.locator(".maplibregl-ctrl-scale")).toHaveText(/\d+\s+km/);
  },
);

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test(
    "a comma is typed and shown, and the catch's own day",
    { tag: "@nightly" },
    async ({ page, url, angler }) => {
      await readMetric(url, angler);
      const form = await openLogFormAt(page, "/catches", "Fang eintragen");
      await form.getByText("Hecht", { exact: true }).click();
      await typeValues(form, { Gewicht: "2,81", Luftdruck: "1013,2" });
      await form.getByRole("textbox", { name: "Länge" }).focus();
      await expectFields(form, { Gewicht: "2,81", Luftdruck: "1013,2" });
      await form.getByRole("button", { name: "Fang speichern" }).click();
      await expect(form).toBeHidden();
      await callApi(url, "/catches", {
        token: angler.token,
        body: { ...CATCH, date: "2026-11-20T03:30:00Z", time_zone: "Pacific/Auckland" },
      });

      await page.goto("/catches");
      await expect(page.getByRole("article").filter({ hasText: "Hecht" })).toContainText("2,81kg");
      const walleye = page.getByRole("article").filter({ hasText: "Walleye" });
      await expect(walleye).toContainText(/Fr\.?, 20\.\sNov\., 16:30/);
    },
  );
});
