import { expect, test } from "../setup/fixtures.ts";

test(
  "a newcomer tries a sample log, finds it on the dashboard and the map, and removes it with one click",
  { tag: "@nightly" },
  async ({ page, angler }) => {
    expect(angler.user.id).toBeTruthy();
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Open the sample log" }).click();

    const chip = page.getByRole("button", { name: "Sample log" });
    await expect(chip).toBeVisible();
    await expect(page.getByRole("definition").filter({ hasText: /^153$/ })).toBeVisible();

    const photo = page.getByRole("article").locator("img").first();
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await page.getByRole("link", { name: "Open the map" }).click();
    await expect(page.getByText("153 in view")).toBeVisible();
    await chip.click();
    await page.getByRole("button", { name: "Remove them" }).click();

    await expect(chip).toBeHidden();
    await expect(page.getByText("Nothing here yet")).toBeVisible();
    await expect(page.getByRole("button", { name: "Open the sample log" })).toBeVisible();
  },
);
