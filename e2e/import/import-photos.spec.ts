import { heicPhoto, smallPhoto } from "../forms/photo-files.ts";
import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { callApi } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

const AFTERNOON = { hasPosition: true, offset: "-06:00", make: "Apple" };
const at = (clock: string) => ({ ...AFTERNOON, takenAt: `2026:11:15 ${clock}` });

test(
  "photos alone become catches, one of which is split by keys, and are on them in the end",
  { tag: "@nightly" },
  async ({ page, url, angler }) => {
    await page.goto("/import");
    const files = [
      await smallPhoto("a.jpg", "#567", at("14:08:00")),
      await smallPhoto("b.jpg", "#a67", at("14:10:00")),
      await smallPhoto("c.jpg", "#587", at("14:16:00")),
      // The GPS clock, which is in UTC, gives this photo its time zone.
      await smallPhoto("d.jpg", "#aac", {
        takenAt: "2026:11:14 06:51:00",
        satelliteTime: "2026:11:14 12:50:30",
        hasPosition: true,
      }),
      await smallPhoto("e.jpg", "#777", { make: "Apple" }),
      heicPhoto("f.heic"),
    ];
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: /^Photos with time and place/ }).click(),
    ]);
    await chooser.setFiles(files);
    await expect(page.getByRole("heading", { name: "5 photos, 3 catches" })).toBeVisible();
    await expect(page.getByText(/these won’t be imported: f.heic/)).toBeVisible();
    await expect(page.getByText(/1 iPhone photo came without its place/)).toBeVisible();
    await expect(page.getByRole("listitem").locator("img")).toHaveCount(5);

    await page.getByRole("button", { name: "One catch" }).click();
    await page.getByRole("button", { name: "Photo 3, 2:16 PM" }).press("Enter");
    await page.getByRole("menuitem", { name: "Make a new catch" }).press("Enter");
    await expect(page.getByRole("button", { name: "Photo 1, 2:16 PM" })).toBeFocused();
    await page.getByRole("button", { name: "Species" }).first().click();
    await page.getByRole("menuitem", { name: "Pike" }).click();
    await page.getByRole("button", { name: "Same for 2 others" }).click();
    await expectNothingFoundInAnyGuise(page, "photos of an import");
    await page.getByRole("button", { name: "Import 3 catches" }).click();

    await expect(page.getByText("4 photos uploaded.")).toBeVisible();
    const { catches } = (await callApi(url, "/catches", { token: angler.token })) as {
      catches: { species: string; date: string; photos: unknown[] }[];
    };
    expect(catches.map(({ species, date, photos }) => [species, date, photos.length])).toEqual([
      ["Pike", "2026-11-15T20:16:00.000Z", 1],
      ["Pike", "2026-11-15T20:08:00.000Z", 2],
      ["Pike", "2026-11-14T12:51:00.000Z", 1],
    ]);
  },
);
