import { expectNothingFoundNightly } from "../look/axe.ts";
import { callApi, CATCH } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

test("what looks odd in a log is mended with a tap, taken back, or right for good", async ({
  page,
  url,
  angler: { token },
}) => {
  const log = (fish: object) => callApi(url, "/catches", { token, body: { ...CATCH, ...fish } });
  const findings = async () => (await callApi(url, "/doctor", { token }))["findings"];
  const lengths = async () => {
    const { catches } = await callApi(url, "/catches?sort=length", { token });
    return (catches as { length: number }[]).map(({ length }) => length);
  };
  await log({ species: "Perch", length: 310 });
  await log({ species: "Pike", length: 62.5 });

  await page.goto("/catches");
  await page.getByRole("link", { name: "Check my log: 2" }).press("Enter");
  const figures = page.getByRole("region", { name: "Numbers" });
  await expect(figures.getByRole("listitem")).toHaveCount(2);
  await expectNothingFoundNightly(page, "what looks odd");

  await page.getByRole("button", { name: "Change to 12.2 in: Perch, 310 in" }).press("Enter");
  const done = page.getByRole("region", { name: "Done" });
  await expect(done).toContainText("Changed to 12.2 in.");
  await expect.poll(lengths).toEqual([expect.closeTo(12.2, 1), 62.5]);

  await page.getByRole("button", { name: "It’s correct: Pike, 62.5 in" }).click();
  await expect(done.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByText("2 of 2 done")).toBeVisible();
  await expectNothingFoundNightly(page, "what was looked over");

  await done.getByRole("button", { name: "Undo: Perch, 310 in" }).click();
  await expect(figures.getByRole("listitem")).toHaveCount(1);
  await expect.poll(lengths).toEqual([62.5, 310]);

  await page.reload();
  await expect(figures.getByRole("listitem")).toHaveText(/Perch, 310 in/);
  expect(await findings()).toMatchObject([{ check: "length" }]);
});
