import type { Locator, Page } from "@playwright/test";

import { catchesOf } from "../forms/logged-photos.ts";
import { expect, test } from "../setup/fixtures.ts";

// The bar of a phone opens the form on any page: no map has to be drawn.
test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  permissions: ["geolocation"],
  geolocation: { latitude: 47.9, longitude: -92.1 },
});

const source = (form: Locator) => form.getByText(/^Filled in from Open-Meteo/);

async function openForm(page: Page): Promise<Locator> {
  await page.goto("/profile");
  await page.getByRole("button", { name: "Log a catch" }).click();
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await expect(
    form.getByRole("button", { name: /^Environmental Conditions Cloudy, .* SW 8\.1/ }),
  ).toBeVisible();
  return form;
}

test("the weather comes into a new catch by itself, with its source, and never over what was typed", async ({
  page,
  url,
  angler,
}) => {
  const form = await openForm(page);
  await form.getByRole("button", { name: /^Environmental Conditions/ }).click();
  await expect(source(form)).toContainText("Minnesota");
  await expect(form.getByRole("link", { name: "Open-Meteo" })).toHaveAttribute(
    "href",
    "https://open-meteo.com/",
  );

  await form.getByRole("textbox", { name: "Air Temp" }).fill("61.5");
  await form.getByRole("textbox", { name: "Wind Speed" }).fill("");
  await form.getByRole("button", { name: /^Location/ }).click();
  await form.getByRole("button", { name: "Change place" }).click();
  await form.getByRole("textbox", { name: "Latitude and longitude" }).fill("60.39, 5.32");
  await form.getByRole("textbox", { name: "Latitude and longitude" }).press("Enter");
  await expect(source(form)).toContainText("Bergen");
  await expect(form.getByRole("textbox", { name: "Air Temp" })).toHaveValue("61.5");
  await expect(form.getByRole("textbox", { name: "Wind Speed" })).toHaveValue("");
  await form.getByText("Walleye", { exact: true }).click();
  await form.getByRole("button", { name: "Save Catch" }).click();
  await expect(form).toBeHidden();

  await expect
    .poll(() => catchesOf(url, angler))
    .toMatchObject([
      {
        weather_conditions: "Cloudy",
        air_temperature: 61.5,
        wind_speed: null,
        wind_direction: "SW",
        barometric_pressure: expect.any(Number),
        pressure_trend: expect.any(String),
        lunar_phase: expect.any(String),
        conditions_filled: null,
      },
    ]);
});
