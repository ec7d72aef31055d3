import { expect, test } from "../setup/fixtures.ts";

test("the weather of a point on the map, hour by hour: the score with its factors, and another day", async ({
  page,
  angler,
}) => {
  await page.goto("/map?lat=47.8312&lng=-92.2648&zoom=9");
  await page.getByRole("button", { name: "Weather here" }).click();
  await expect(page).toHaveURL(/\/weather\?lat=47\.8312&lng=-92\.2648$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Minnesota/);
  await expect(page.getByText("47.8312, −92.2648 · updated")).toBeVisible();

  const fishing = page.getByRole("region", { name: "Fishing conditions" });
  const bar = await fishing.getByRole("img", { name: /^Fishing score/ }).getAttribute("aria-label");
  const score = Number(/\d+/.exec(bar ?? "")?.[0]);
  const points = await fishing.locator("td").allInnerTexts();
  const sum = points.map((text) => Number(text.replace("−", "-"))).reduce((one, other) => one + other, 45);
  expect(sum).toBe(score);
  await expect(fishing.getByText("Water temperature is unknown.")).toBeVisible();
  await expect(page.getByText(/^falling 0\.\d\d in 3 h$/)).toBeVisible();
  const withoutEffect = fishing.getByRole("row", { name: /[^\d]0$/ });
  await expect(withoutEffect).toHaveCount(points.filter((text) => text === "0").length);
  // On a phone, these rows would only delay the hours, so they are hidden.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(withoutEffect).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });

  const hours = page.getByRole("table", { name: /hour by hour/ });
  await expect(hours.getByText(String(score), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Moon" })).toContainText("% lit");

  const tabs = page.getByRole("tab");
  await expect(tabs).toHaveCount(7);
  await tabs.nth(2).click();
  await expect(page).toHaveURL(/&day=\d{4}-\d{2}-\d{2}$/);
  await expect(hours).toHaveAccessibleName(/Best score \d+ at/);
  await page.reload();
  await expect(tabs.nth(2)).toHaveAttribute("aria-selected", "true");
  // A future day is shown from midnight to midnight. It has 23 hours when clocks change.
  const heads = hours.getByRole("columnheader").or(hours.getByRole("rowheader"));
  expect(await heads.filter({ hasText: /am|pm|noon/ }).count()).toBeGreaterThanOrEqual(23);
  await expect(page.getByRole("link", { name: "Weather data by Open-Meteo.com" })).toBeVisible();
  expect(angler.user.id).toBeTruthy();
});
