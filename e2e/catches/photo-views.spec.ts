import { logWithPhotos } from "../forms/logged-photos.ts";
import { expect, test } from "../setup/fixtures.ts";

test(
  "photos stand with their catch, and can be gone through one by one",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await logWithPhotos(url, angler, { count: 7 });
    await page.goto("/catches");
    await expect(page.getByRole("article").locator("img").last()).toHaveJSProperty("complete", true);
    await page.getByRole("button", { name: "Walleye", exact: true }).click();

    const dialog = page.getByRole("dialog", { name: "Walleye Details" });
    const thumbnails = dialog.getByRole("list", { name: "Photos" }).getByRole("link");
    await expect(thumbnails).toHaveCount(4);
    await expect(thumbnails.first()).toHaveAttribute("target", "_blank");
    await dialog.getByRole("button", { name: "+3 more photos" }).click();
    const lightbox = page.getByRole("dialog", { name: "Walleye", exact: true });
    await expect(lightbox.getByText("Photo 5 of 7")).toBeVisible();

    await page.keyboard.press("ArrowRight");
    await expect(lightbox.getByText("Photo 6 of 7")).toBeVisible();
    await page.keyboard.press("Home");
    await expect(lightbox.getByText("Photo 1 of 7")).toBeVisible();
    await expect(lightbox.getByRole("button", { name: "Previous photo" })).toHaveCount(0);
    await lightbox.getByRole("button", { name: "Next photo" }).click();
    await expect(lightbox.getByText("Photo 2 of 7")).toBeVisible();
    // Scrolls the snapping list as a swipe would.
    await lightbox.getByRole("list").evaluate((track) => track.scrollTo({ left: 2 * track.clientWidth }));
    await expect(lightbox.getByText("Photo 3 of 7")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(lightbox).toHaveCount(0);
    await expect(dialog).toBeVisible();
  },
);
