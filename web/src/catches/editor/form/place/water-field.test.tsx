import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { openEditForm, openLogForm } from "../../../../testing/render-catch-form.tsx";
import { answersOfWaters, spotOf, waterOf } from "../../../../testing/waters.ts";
import { catchOf } from "../../values/catch-testing.ts";

/** Where the device is in these tests. */
const HERE = { latitude: 45.2, longitude: -86.9 };
const NEAR = waterOf({ ...HERE, id: "0193a2c4-0000-7000-8000-000000000001", name: "Washington Bay" });
const FAR = waterOf({ id: "0193a2c4-0000-7000-8000-000000000002", name: "Lake Vermilion" });
const answers = answersOfWaters(NEAR, FAR);
const POST = "POST /catches";
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("the water at the place of a new catch is shown, and the server finds it itself", async () => {
  const { form, choose, press, network } = await openLogForm({ answers });
  expect(await within(form).findByText("Washington Bay")).toBeVisible();
  expect(within(form).getByText("by location")).toBeVisible();
  await choose("Pike");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toHaveLength(1);
  expect(network.sent(POST)[0]).not.toHaveProperty("water_id");
});

test("another of one's waters is chosen, the nearest first, and sent", async () => {
  const { form, person, choose, press, network } = await openLogForm({ answers });
  await person.click(await within(form).findByRole("button", { name: "Change water" }));
  await person.clear(within(form).getByRole("combobox", { name: "Your waters" }));
  const options = await screen.findAllByRole("option");
  expect(options.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Washington Bay/),
    expect.stringMatching(/^Lake Vermilion/),
  ]);
  await person.click(screen.getByRole("option", { name: /Lake Vermilion/ }));
  expect(within(form).queryByText("by location")).toBeNull();
  await choose("Pike");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ water_id: FAR.id }]);
});

test("a catch may be on no water", async () => {
  const { form, person, choose, press, network } = await openLogForm({ answers });
  await person.click(await within(form).findByRole("button", { name: "Change water" }));
  await press("No water");
  expect(await within(form).findByText("No water")).toBeVisible();
  await choose("Pike");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ water_id: null }]);
});

test("the spot at the place is shown beside the water, and another one is chosen and sent", async () => {
  const reef = spotOf({ ...HERE, id: "0193a2c4-0000-7000-8000-0000000000a1", name: "East reef" });
  const hole = spotOf({ id: "0193a2c4-0000-7000-8000-0000000000a2", name: "The hole" });
  const withSpots = answersOfWaters({ ...NEAR, spots: [reef, hole] }, FAR);
  const { form, person, choose, press, network } = await openLogForm({ answers: withSpots });
  expect(await within(form).findByText("Washington Bay, East reef")).toBeVisible();
  await press("Change water or spot");
  await person.click(within(form).getByRole("button", { name: /Spot$/ }));
  await person.click(await screen.findByRole("option", { name: "The hole" }));
  expect(within(form).getByText("Washington Bay, The hole")).toBeVisible();
  expect(within(form).queryByText("by location")).toBeNull();
  await choose("Pike");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ spot_id: hole.id }]);
});

test.each([
  ["the water of a catch as it is", { id: FAR.id, name: FAR.name }, "Lake Vermilion"],
  ["a catch on no water to be found by one", null, "No water"],
])("a change of something else leaves %s", async (_what, water, shown) => {
  const caught = catchOf({ ...HERE, water, spot: null });
  const { form, fill, press, network } = await openEditForm(caught, { answers });
  expect(await within(form).findByText(shown)).toBeVisible();
  await fill("Weight", "6");
  await press("Save Changes");
  await isClosed();
  const [sent] = network.sent(`PUT /catches/${caught.id}`);
  expect(sent).toMatchObject({ weight: 6 });
  expect(sent).not.toHaveProperty("water_id");
  expect(sent).not.toHaveProperty("spot_id");
});
