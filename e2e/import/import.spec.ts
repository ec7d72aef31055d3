import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

import { expectNothingFoundNightly } from "../look/axe.ts";
import { catchesOnMap, expect, SMALL_DESK, test } from "../setup/fixtures.ts";

test.use({ viewport: SMALL_DESK });

/** Each date is a valid day in either order of day and month, and one line has no place. */
const NOTES = `Date,Species,Length (cm),Weight (kg),Lake,Latitude,Longitude,Mood
04/05/2024,Pike,70,2.8,Lake Vermilion,47.84,-92.27,good
02/07/2024,Walleye,55,1.9,Lake Vermilion,47.85,-92.26,
11/03/2024,Pike,81,4.1,Lake Vermilion,,,windy
06/06/2024,Perch,28,0.3,Lake Vermilion,47.85,-92.28,
`;

async function downloadLinesToFix(page: Page): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download these lines" }).click();
  return readFile(await (await saving).path(), "utf8");
}

test("older notes are read, asked about, compared, imported after a reload, seen in My Catches and taken back", async ({
  page,
  angler: _signedIn,
}) => {
  await page.goto("/import-export");
  await page.getByRole("link", { name: "Import" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import your old log" })).toBeVisible();
  await expectNothingFoundNightly(page, "where from");

  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: /^Spreadsheet or CSV/ }).click();
  const file = { name: "notes.csv", mimeType: "text/csv", buffer: Buffer.from(NOTES) };
  await (await choosing).setFiles(file);
  const compare = page.getByRole("button", { name: "Compare with my log" });
  await expect(compare).toBeDisabled();
  const order = page.getByRole("radiogroup", { name: /Which is the day/ });
  await expect(page.getByRole("row", { name: /04\/05\/2024/ })).toContainText(/May 4, 2024.*Apr 5, 2024/);
  await order.getByText("Day, month, year").click();
  await expectNothingFoundNightly(page, "how it is read");

  await compare.click();
  await expect(page.getByText("3 catches ready to import.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Incomplete" })).toContainText("Pike");
  await expectNothingFoundNightly(page, "what would be written");
  await page.getByRole("radio", { name: "Map" }).press(" ");
  const pressed = page.getByRole("region", { name: "Lines at the chosen marker" });
  // The map is drawn only when it is scrolled into view, and its position depends on the font.
  await pressed.scrollIntoViewIfNeeded();
  await expect.poll(() => catchesOnMap(page)).toBe(4);
  const map = page.getByRole("region", { name: /^Map of these lines/ });
  // N goes to the next mark. It selects nothing if that mark is a cluster, so the test presses it again.
  await expect(async () => {
    await map.press("n");
    await expect(pressed.getByRole("listitem")).toContainText(/Pike|Perch/, { timeout: 1000 });
  }).toPass();
  await expectNothingFoundNightly(page, "on the map");
  await page.getByRole("radio", { name: "List" }).press(" ");
  const lines = await downloadLinesToFix(page);
  expect(lines).toContain("Mood,problem");
  expect(lines).toContain("11/03/2024,Pike,81,4.1,Lake Vermilion,,,windy,The place is missing.");

  await page.reload();
  await expect(page.getByText("3 catches ready to import.")).toBeVisible();
  expect(await downloadLinesToFix(page)).toMatch(
    /^\uFEFFDate,Time zone,Species,.*problem\r?\n2024-03-11,America\/Chicago,Pike,.*The place is missing\./,
  );
  await page.getByRole("button", { name: "Import 3 catches" }).click();
  await expect(page.getByText("3 catches imported.")).toBeVisible();
  await expectNothingFoundNightly(page, "done");
  await page.getByRole("link", { name: "My Catches", exact: true }).last().click();
  await expect(page.getByRole("article")).toHaveCount(3);

  await page.goto("/import");
  await page.getByRole("link", { name: "notes.csv" }).click();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("This import was undone.")).toBeVisible();
  await page.getByRole("link", { name: "My Catches", exact: true }).last().click();
  await expect(page.getByText("No catches recorded yet")).toBeVisible();
});
