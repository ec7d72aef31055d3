import { expectNothingFoundNightly } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, SMALL_DESK, test } from "../setup/fixtures.ts";

test.use({ viewport: SMALL_DESK });

interface Lure {
  id: string;
  variants: [{ id: string }];
}

test("a lure gets into the tackle box with its color, and counts its fish", async ({
  page,
  url,
  angler: { token },
}) => {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Account of/ }).click();
  await page.getByRole("menuitem", { name: /^Tackle box/ }).click();
  await page.getByRole("button", { name: "Lure", exact: true }).click();
  const adding = page.getByRole("dialog", { name: "New lure" });
  await adding.getByRole("textbox", { name: "Name" }).fill("Own jig");
  await adding.getByRole("textbox", { name: "Color" }).fill("firetiger");
  await adding.getByRole("button", { name: "Save" }).click();
  const row = page.getByRole("listitem").filter({ hasText: "Own jig, firetiger" });
  await expect(row).toContainText("not yet");

  const box = async () => ((await callApi(url, "/gear", { token })) as unknown as { gear: Lure[] }).gear;
  await expect.poll(async () => (await box()).length).toBe(1);
  const [{ id, variants }] = (await box()) as [Lure];
  const tied = { lure_id: id, variant_id: variants[0].id };
  await callApi(url, "/catches", { token, body: { ...CATCH, ...tied } });
  await page.reload();
  await expect(row).toContainText(/1\s*fish/);
  await expectNothingFoundNightly(page, "/tackle-box");
});
