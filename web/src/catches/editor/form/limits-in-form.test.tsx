import type { BagFish } from "@creel/domain/catch-limits/bag-fish";
import type { Limit } from "@creel/domain/catch-limits/limit";
import { within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";

import { limitOf } from "../../../testing/limits.ts";
import { openEditForm, openLogForm } from "../../../testing/render-catch-form.tsx";
import { catchOf } from "../values/catch-testing.ts";

const TODAY = "2026-11-23";
// The same day in the time zone of the tests and in that of their catches.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${TODAY}T18:00:00Z`) }));

function fishOf(known: Partial<BagFish> = {}): BagFish {
  const fish = { id: "earlier", species: "Pike", day: TODAY, water_id: null, length: null };
  return { ...fish, fate: "kept", quantity: 1, ...known };
}

function answersOf(limits: Limit[], fish: BagFish[] = []) {
  return { answers: { "GET /limits": { limits }, "GET /limits/fish": { fish } } };
}

const PIKE = limitOf({ species: "Pike", bag_day: 3, read_on: TODAY });
const WALLEYE = limitOf({ species: "Walleye", min_length: 15, read_on: TODAY });

test("a length under the limit states the rule, whose it is, and by how much", async () => {
  const { form, choose, fill } = await openLogForm(answersOf([WALLEYE]));
  await choose("Walleye");
  await fill("Length", "14.5");
  const rule = await within(form).findByText(/Minimum 15 in/);
  expect(rule.parentElement).toHaveTextContent(
    /^Minimum 15 in, you entered this .*\. 0\.5 in under\. You can still save it\.$/,
  );
});

test("a length under the limit is saved like any other", async () => {
  const { choose, fill, press, network } = await openLogForm(answersOf([WALLEYE]));
  await choose("Walleye");
  await fill("Length", "14.5");
  await press("Save Catch");
  await expect.poll(() => network.sent("POST /catches")).toMatchObject([{ length: 14.5 }]);
});

test("a length that keeps the limit states the rule and breaks nothing", async () => {
  const { form, choose, fill } = await openLogForm(answersOf([WALLEYE]));
  await choose("Walleye");
  await fill("Length", "15");
  const rule = await within(form).findByText(/15 in or more/);
  expect(rule.parentElement).toHaveTextContent(/^15 in or more, you entered this [^.]*\.$/);
});

test("without a length in the list of a species the form says so", async () => {
  const { form, choose } = await openLogForm(answersOf([PIKE]));
  await choose("Pike");
  const rule = await within(form).findByText("No length limit");
  expect(rule.parentElement).toHaveTextContent("No length limit in your list for pike here.");
});

test("a species without a limit is not spoken of", async () => {
  const { form, choose } = await openLogForm(answersOf([PIKE]));
  await choose("Walleye");
  expect(within(form).queryByText(/limit/i)).toBeNull();
});

test("the bag counts what was kept today and the fish in the form", async () => {
  const { form, choose, press } = await openLogForm(answersOf([PIKE], [fishOf()]));
  await choose("Pike");
  expect(await within(form).findByText("Pike kept today: 1 of 3")).toBeVisible();
  await press("Kept");
  expect(await within(form).findByText("Pike kept today: 2 of 3")).toBeVisible();
  expect(
    within(form).getByText("Counting this one. One more and the bag is full, by your own limit."),
  ).toBeVisible();
});

test("a released fish is in no bag", async () => {
  const { form, choose, press } = await openLogForm(answersOf([PIKE], [fishOf()]));
  await choose("Pike");
  await press("Released");
  expect(await within(form).findByText("Pike kept today: 1 of 3")).toBeVisible();
});

test("a stored catch that is changed counts once", async () => {
  const stored = catchOf({ species: "Pike", fate: "kept", quantity: 2, date: new Date().toISOString() });
  const fish = [fishOf({ id: stored.id, quantity: 2 })];
  const { form } = await openEditForm(stored, answersOf([PIKE], fish));
  expect(await within(form).findByText("Pike kept today: 2 of 3")).toBeVisible();
});

test("a closed season is told on its days", async () => {
  const closed = limitOf({ species: "Pike", closed_from: "01-01", closed_to: "12-31", read_on: TODAY });
  const { form, choose } = await openLogForm(answersOf([closed]));
  await choose("Pike");
  expect(await within(form).findByText(/^Closed Jan 1 – Dec 31, you entered this/)).toBeVisible();
});
