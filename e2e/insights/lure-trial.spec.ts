import { callApi } from "../setup/api.ts";
import { expect, test } from "../setup/fixtures.ts";

const idOf = (end: number) => `0198aaaa-0000-7000-8000-00000000000${end}`;
const JIG = {
  kind: "lure",
  name: "Jig",
  variants: [
    { id: idOf(1), color: "blue" },
    { id: idOf(2), color: "orange" },
  ],
};

test.use({ expected: { errors: [/ERR_INTERNET_DISCONNECTED/, /^warning: Failed to load font/] } });

test("a trial is set up, its first half hour is fished without a network, and the trial has its bite", async ({
  page,
  context,
  url,
  angler: { token },
}) => {
  await callApi(url, "/gear", { token, body: JIG });
  await page.goto("/catches/insights/trials/new");
  await page.getByRole("button", { name: "Start the trial" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Blue or orange|Orange or blue)$/);
  await expect(page.getByText("Not enough to tell yet. About 32 more hours.")).toBeVisible();

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Start a trip" }).click();
  await page.getByRole("button", { name: /Since/ }).click();
  await page.getByRole("button", { name: "Water mode" }).click();
  const water = page.getByRole("dialog", { name: "Water mode" });
  const frame = water.getByRole("region", { name: "Lure trial" });
  const fishKeys = () => water.getByRole("button", { name: "Lost one" }).boundingBox();
  await expect(frame).toContainText("Tie on");
  const before = await fishKeys();
  await context.setOffline(true);
  await frame.getByRole("button", { name: / is on$/ }).press("Enter");
  await expect(frame).toContainText("Half hour 1 of 64");
  expect(await fishKeys()).toEqual(before);
  await water.getByRole("button", { name: "Bite" }).press("Enter");
  await expect(water.getByText("1 bite", { exact: true })).toBeVisible();
  await context.setOffline(false);

  const halfHours = async () => {
    const { trials } = await callApi(url, "/lure-trials", { token });
    return (trials as { half_hours: object[] }[]).flatMap((trial) => trial.half_hours);
  };
  await expect.poll(halfHours).toEqual([expect.objectContaining({ turn: 0, kept: true, bites: 1, fish: 0 })]);
});
