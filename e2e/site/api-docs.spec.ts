import { expect, test } from "../setup/fixtures.ts";

const WINDOW_PX = 900;

test(
  "the API explains itself on a page of its own, without asking another host",
  { tag: "@nightly" },
  async ({ page }) => {
    await page.goto("/api/docs/");

    await expect(page.getByRole("heading", { name: /^Creel/ })).toBeVisible();
    await expect(page.getByText("/api/auth/register")).toBeVisible();
    // Parts far below are drawn only when they are scrolled near.
    await expect(async () => {
      await page.mouse.wheel(0, WINDOW_PX);
      await expect(page.getByText("/api/catches/{id}").first()).toBeVisible({ timeout: 500 });
    }).toPass();
  },
);
