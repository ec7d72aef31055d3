import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { openEditForm, openLogForm } from "../../../../testing/render-catch-form.tsx";
import { catchOf } from "../../values/catch-testing.ts";

const LAKE = { latitude: 47.83, longitude: -92.26 };
const POST = "POST /catches";
const PUT = "PUT /catches/*";
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

const fates = (form: HTMLElement) =>
  within(within(form).getByRole("group", { name: /^Kept or released/ }))
    .getAllByRole("button")
    .map((button) => [button.textContent, button.getAttribute("aria-pressed")]);

test("nothing is noted of what became of a fish, until one of three buttons is on", async () => {
  const { form, press, choose, network } = await openLogForm();
  expect(fates(form)).toEqual([
    ["Kept", "false"],
    ["Released", "false"],
    ["Released hurt", "false"],
  ]);
  await choose("Pike");
  await press("Released hurt");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ fate: "released_hurt" }]);
});

test("a button that is on turns off again, and the stored fate is cleared", async () => {
  const { press, network } = await openEditForm(catchOf({ ...LAKE, fate: "kept" }));
  await press("Kept");
  await press("Save Changes");
  await isClosed();
  expect(network.sent(PUT)).toMatchObject([{ fate: null }]);
});

test("several fish are one catch, whose weight and length are said to be those of one", async () => {
  const { form, field, press, fill, choose, network } = await openLogForm();
  await choose("Walleye");
  expect(within(form).getByText("One catch, one fish.")).toBeVisible();
  expect(within(form).queryByText("of one")).toBeNull();
  await press(/^Increase How many/);
  expect(within(form).getByText("Weight and length are those of the best fish.")).toBeVisible();
  expect(field("Weight")).toHaveAccessibleName(/of one/);
  expect(field("Length")).toHaveAccessibleName(/of one/);
  await fill("Weight", "0.5");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ species: "Walleye", quantity: 2, weight: 0.5 }]);
});

test("a number of fish outside of 1 to 999 becomes the nearest one", async () => {
  const { field, fill } = await openLogForm();
  const leave = () => act(() => field("How many").blur());
  await fill("How many", "4000");
  leave();
  expect(field("How many")).toHaveValue("999");
  await fill("How many", "");
  leave();
  expect(field("How many")).toHaveValue("1");
});
