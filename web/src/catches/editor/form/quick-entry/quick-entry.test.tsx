import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { openLogForm } from "../../../../testing/catch-form.tsx";
import { lureOf, variantOf } from "../../../../testing/gear.ts";
import type { Situation } from "../../../../testing/show.tsx";

async function openLine(situation: Situation = {}) {
  const opened = await openLogForm(situation);
  await opened.press("In one line");
  const line = await within(opened.form).findByRole("textbox", { name: "In one line" });
  return { ...opened, line };
}

test("a line fills in the form, shows what it understood, and saves nothing by itself", async () => {
  const { form, field, line, person, press, network } = await openLine();
  await person.type(line, "walleye 25.5 in 6.2 lb jig 18 ft in the reeds{Enter}");
  expect(field("Weight")).toHaveValue("6.2");
  expect(field("Length")).toHaveValue("25.5");
  expect(field("Notes")).toHaveValue("in the reeds");
  expect(within(form).getByRole("radio", { name: /Walleye$/ })).toBeChecked();
  expect(within(form).getByRole("button", { name: "Depth 18 ft" })).toBeVisible();
  expect(network.sent("POST /catches")).toEqual([]);
  await press("Save Catch");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(network.sent("POST /catches")).toMatchObject([
    { species: "Walleye", weight: 6.2, length: 25.5, depth: 18, lure_type: "Jig", notes: "in the reeds" },
  ]);
});

test("what leaves the line leaves the form; what was typed into a field stays", async () => {
  const { field, fill, line, person } = await openLine();
  await person.type(line, "pike 8 lb 31 in");
  await fill("Weight", "9");
  await person.clear(line);
  await person.type(line, "pike");
  expect(field("Length")).toHaveValue("");
  expect(field("Weight")).toHaveValue("9");
});

test("what is doubtful says why, and a part that is pressed is selected in the line", async () => {
  const { form, line, person, press } = await openLine();
  await person.type(line, "waleye 20 in");
  expect(within(form).getByRole("button", { name: /Walleye.*Is this the name you mean\?$/ })).toBeVisible();
  await press(/Walleye.*Is this/);
  await person.keyboard("musky");
  expect(line).toHaveValue("musky 20 in");
});

test("a lure of the tackle box is understood by its name and color, and another lure takes its place", async () => {
  const silver = variantOf({ color: "silver" });
  const aglia = lureOf({
    name: "Aglia",
    lure_type: "Spinner",
    variants: [silver, variantOf({ color: "gold" })],
  });
  const { form, line, person, press, network } = await openLine({
    answers: { "GET /gear": { gear: [aglia] } },
  });
  await person.type(line, "pike 8 lb silver aglia");
  expect(await within(form).findByRole("button", { name: "Aglia, silver" })).toBeVisible();
  await press("Save Catch");
  await waitFor(() =>
    expect(network.sent("POST /catches")).toMatchObject([
      { lure_type: "Spinner", lure_id: aglia.id, variant_id: silver.id },
    ]),
  );
});

test("a lure type in the line takes the place of a lure of the tackle box in the form", async () => {
  const aglia = lureOf({ name: "Aglia", lure_type: "Spinner", variants: [] });
  const { form, line, person, press, network } = await openLine({
    answers: { "GET /gear": { gear: [aglia] } },
  });
  await person.type(line, "pike 8 lb aglia");
  await within(form).findByRole("button", { name: "Aglia" });
  await person.clear(line);
  await person.type(line, "pike 8 lb spoon");
  await press("Save Catch");
  await waitFor(() => expect(network.sent("POST /catches")).toMatchObject([{ lure_type: "Spoon" }]));
  expect(network.sent("POST /catches")).not.toMatchObject([{ lure_id: aglia.id }]);
});
