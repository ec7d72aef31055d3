import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { openEditForm, openLogForm } from "../../../../testing/render-catch-form.tsx";
import { catchOf } from "../../values/catch-testing.ts";

const LAKE = { latitude: 47.83, longitude: -92.26 };
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("a weight in pounds and ounces is saved as pounds", async () => {
  const { fill, press, choose, network } = await openLogForm();
  await choose("Pike");
  await press(/^lb \+ oz/);
  await fill("Weight", "5");
  await fill("Ounces", "8.5");
  await press("Save Catch");
  await isClosed();
  expect(network.sent("POST /catches")).toMatchObject([{ weight: 5.53125 }]);
});

test("a weight comes back in pounds and ounces; sixteen ounces become a pound, and decimals can be had again", async () => {
  const { field, fill, press } = await openEditForm(catchOf({ ...LAKE, weight: 5.53125 }));
  await press(/^lb \+ oz/);
  expect(field("Weight")).toHaveValue("5");
  expect(field("Ounces")).toHaveValue("8.5");
  await fill("Ounces", "20");
  field("Length").focus();
  await waitFor(() => expect(field("Weight")).toHaveValue("6"));
  expect(field("Ounces")).toHaveValue("4");
  await press(/^lb \+ oz/);
  expect(field("Weight")).toHaveValue("6.25");
});

test("who weighs in kilograms types them, names their bounds, and saving what was not touched changes nothing", async () => {
  const KILOS = 2.815;
  const stored = catchOf({ ...LAKE, weight: KILOS / 0.453_592_37, air_temperature: 25.7 });
  const { form, field, fill, press, network } = await openEditForm(stored, { user: { units: "metric" } });
  expect(field("Weight")).toHaveValue("2.815");
  expect(field("Air Temp")).toHaveValue("-3.5");
  expect(within(form).queryByRole("button", { name: /^lb \+ oz/ })).toBeNull();
  await fill("Water Temp", "38");
  await press("Save Changes");
  expect(await within(form).findByText("Water Temp must be between 0 and 37.7 °C")).toBeVisible();
  await fill("Water Temp", "6.5");
  for (const name of ["Weight", "Air Temp", "Length"]) field(name).focus();
  await press("Save Changes");
  await isClosed();
  expect(network.sent("PUT /catches/*")).toMatchObject([{ weight: stored.weight, air_temperature: 25.7 }]);
});
