import type { Locator, Page } from "@playwright/test";

import { openLogForm } from "../forms/log-form.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { type Angler, expect, test } from "../setup/fixtures.ts";

async function openForm(page: Page): Promise<Locator> {
  const form = await openLogForm(page);
  await form.getByText("Pike", { exact: true }).click();
  return form;
}

async function readMetric(url: string, { token }: Angler): Promise<void> {
  await callApi(url, "/auth/me", { method: "PUT", token, body: { units: "metric" } });
}

async function storedCatch(url: string, { token }: Angler) {
  const { catches } = await callApi(url, "/catches", { token });
  return (catches as Record<string, unknown>[])[0];
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

test("what is typed in metric units is read everywhere as it was typed, and saving it again changes nothing", async ({
  page,
  url,
  angler,
}) => {
  await readMetric(url, angler);
  const typed = {
    Weight: "2.815",
    Length: "64.5",
    Depth: "5.5",
    "Water Temp": "6.5",
    "Air Temp": "-3.5",
    "Wind Speed": "13",
    "Barometric Pressure": "1013.25",
  };
  const form = await openForm(page);
  await typeValues(form, { ...typed, "Water Temp": "38" });
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form.getByText("Water Temp must be between 0 and 37.7 °C").first()).toBeVisible();
  await typeValues(form, typed);
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form).toBeHidden();
  const stored = await storedCatch(url, angler);
  expect(stored).toMatchObject({ weight: 2.815 / 0.45359237, air_temperature: 25.7 });

  await page.goto("/catches");
  await expect(page.getByRole("article")).toContainText("2.82kg64.5cm5.5 m");
  await page.reload();
  await page.getByRole("button", { name: "Pike", exact: true }).click();
  const view = page.getByRole("dialog", { name: "Pike Details" });
  await view.getByRole("button", { name: "Show More" }).click();
  for (const noted of ["2.815kg", "64.5cm", "5.5 m", "6.5 °C", "-3.5 °C", "13 km/h", "1013.25 hPa"]) {
    await expect(view.getByRole("definition").filter({ hasText: noted })).toBeVisible();
  }
  await view.getByRole("button", { name: "Edit Catch" }).click();
  const edit = page.getByRole("dialog", { name: "Edit Pike" });
  await expectFields(edit, typed);
  for (const name of Object.keys(typed)) await edit.getByRole("textbox", { name }).focus();
  await edit.getByRole("button", { name: "Save Changes" }).click();
  await expect(edit).toBeHidden();
  expect(await storedCatch(url, angler)).toEqual({
    ...stored,
    version: 2,
    updated_at: expect.any(String),
  });
});

test("the choice of units changes every screen at once, and the next visit", async ({
  page,
  url,
  angler,
}) => {
  await callApi(url, "/catches", { token: angler.token, body: { ...CATCH, weight: 6.2, length: 25.5 } });
  await page.goto("/profile");
  await expect(page.getByText("For example: 6.2 lb, 25.5 in, 18 ft deep")).toBeVisible();
  const isSaved = page.waitForResponse("**/api/auth/me");
  await page.getByText("Metric", { exact: true }).click();
  await expect(page.getByText("For example: 2.8 kg, 65 cm, 5.5 m deep")).toBeVisible();
  await isSaved;

  await page.getByRole("link", { name: "My Catches" }).first().click();
  await expect(page.getByRole("article")).toContainText("2.8kg65cm");
  await expect(page.getByRole("main").getByRole("status").last()).toContainText("2.8kg in all");
  await page.goto("/map?lat=47.83&lng=-92.26&zoom=8");
  await expect(page.locator(".maplibregl-ctrl-scale")).toHaveText(/\d+\s+km/);
});

test.describe("in a German browser", () => {
  test.use({ locale: "de-DE" });

  test("a comma is typed and shown, and the catch's own day", async ({ page, url, angler }) => {
    await readMetric(url, angler);
    const form = await openForm(page);
    await typeValues(form, { Weight: "2,81", "Barometric Pressure": "1013,2" });
    await form.getByRole("textbox", { name: "Length" }).focus();
    await expectFields(form, { Weight: "2,81", "Barometric Pressure": "1013,2" });
    await form.getByRole("button", { name: "Save Catch" }).click();
    await expect(form).toBeHidden();
    await callApi(url, "/catches", {
      token: angler.token,
      body: { ...CATCH, date: "2026-11-20T03:30:00Z", time_zone: "Pacific/Auckland" },
    });

    await page.goto("/catches");
    await expect(page.getByRole("article").filter({ hasText: "Pike" })).toContainText("2,81kg");
    const walleye = page.getByRole("article").filter({ hasText: "Walleye" });
    await expect(walleye).toContainText(/Fr\.?, 20\.\sNov\., 16:30/);
  });
});
