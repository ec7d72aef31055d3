import type { Locator } from "@playwright/test";

import { expectNothingFoundInAnyGuise } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, SMALL_DESK, test } from "../setup/fixtures.ts";

test.use({ viewport: SMALL_DESK });

test("a lure gets into the tackle box with its color, counts its fish, and axe finds nothing there", async ({
  page,
  url,
  angler: { token },
}) => {
  await page.goto("/profile");
  await page.getByRole("link", { name: "Open the tackle box" }).click();
  await page.getByRole("button", { name: "Lure", exact: true }).click();
  const adding = page.getByRole("dialog", { name: "New lure" });
  await adding.getByRole("textbox", { name: "Name" }).fill("Own jig");
  await adding.getByRole("textbox", { name: "Color" }).fill("firetiger");
  await adding.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Own jig, firetiger" });
  await expect(row).toContainText("not yet");

  const { gear } = await callApi(url, "/gear", { token });
  const [{ id, variants }] = gear as [{ id: string; variants: [{ id: string }] }];
  const tied = { lure_id: id, variant_id: variants[0].id };
  await callApi(url, "/catches", { token, body: { ...CATCH, ...tied } });
  await page.reload();
  await expect(row).toContainText(/1\s*fish/);
  await expectNothingFoundInAnyGuise(page, "/tackle-box");
});

test("two lures are put together, and parted again with the fish that each had", async ({
  page,
  url,
  angler: { token },
}) => {
  for (const name of ["Fire tiger jig", "Firetiger jig"]) {
    const { gear } = await callApi(url, "/gear", { token, body: { kind: "lure", name } });
    await callApi(url, "/catches", { token, body: { ...CATCH, lure_id: Object(gear).id } });
  }
  await page.goto("/tackle-box");
  const [old, kept] = ["Fire tiger jig", "Firetiger jig"].map((name) =>
    page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `More about ${name}` }) }),
  ) as [Locator, Locator];
  await old.getByRole("button").click();
  await page.getByRole("menuitem", { name: "Merge into another" }).click();
  const merging = page.getByRole("dialog", { name: "Merge Fire tiger jig" });
  await merging.getByRole("combobox", { name: "Into" }).fill("Firetiger");
  await page.getByRole("option", { name: "Firetiger jig" }).click();
  await merging.getByRole("button", { name: "Merge", exact: true }).click();
  await expect(kept).toContainText(/2\s*fish/);
  await expect(old).toHaveCount(0);

  await page.reload();
  await page.getByRole("button", { name: "Undo that Fire tiger jig was merged" }).click();
  await expect(old).toContainText(/1\s*fish/);
  await expect(kept).toContainText(/1\s*fish/);
});
