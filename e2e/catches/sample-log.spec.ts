import { expect, test } from "../setup/fixtures.ts";

/** Of a dozen photos, on a busy machine. */
const RENDERING_MS = 60_000;

test(
  "a newcomer tries a sample log, finds it on the dashboard and the map, and removes it with one click",
  { tag: "@nightly" },
  async ({ page, angler }) => {
    expect(angler.user.id).toBeTruthy();
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Open the sample log" }).click();

    const banner = page.getByRole("region", { name: "Sample log" });
    // Its photos are rendered first.
    await expect(banner).toContainText("These are sample catches.", { timeout: RENDERING_MS });
    await expect(page.getByRole("definition").filter({ hasText: /^24$/ })).toBeVisible();
    await expect(page.getByText("Sample · Spoon · 6 ft deep")).toBeVisible();

    const photo = page
      .getByRole("article")
      .filter({ hasText: "Second drift, dead slow." })
      .locator("img")
      .last();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.getByRole("link", { name: "Open the map" }).click();
    await expect(page.getByText("24 in view")).toBeVisible();
    await banner.getByRole("button", { name: "Remove them" }).click();

    await expect(banner).toBeHidden();
    await expect(page.getByText("Nothing here yet")).toBeVisible();
    await expect(page.getByRole("button", { name: "Open the sample log" })).toBeVisible();
  },
);
