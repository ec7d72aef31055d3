import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { COMPANION, customFieldOf } from "../../../../testing/custom-fields.ts";
import { lureOf, variantOf } from "../../../../testing/gear.ts";
import { openLogForm } from "../../../../testing/render-catch-form.tsx";
import type { Situation } from "../../../../testing/show.tsx";

async function openLine(situation: Situation = {}) {
  const opened = await openLogForm(situation);
  await opened.press("In one line");
  const line = await within(opened.form).findByRole("textbox", { name: "In one line" });
  /** In the place of what stands there. */
  const write = async (text: string) => {
    await opened.person.clear(line);
    await opened.person.paste(text);
  };
  return { ...opened, line, write };
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
  const { field, fill, write } = await openLine();
  await write("pike 8 lb 31 in");
  await fill("Weight", "9");
  await write("pike");
  expect(field("Length")).toHaveValue("");
  expect(field("Weight")).toHaveValue("9");
});

test("what is doubtful says why, and a part that is pressed is selected in the line", async () => {
  const { form, line, person, press, write } = await openLine();
  await write("waleye 20 in");
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
  const { form, press, write, network } = await openLine({ answers: { "GET /gear": { gear: [aglia] } } });
  await write("pike 8 lb silver aglia");
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
  const { form, press, write, network } = await openLine({ answers: { "GET /gear": { gear: [aglia] } } });
  await write("pike 8 lb aglia");
  await within(form).findByRole("button", { name: "Aglia" });
  await write("pike 8 lb spoon");
  await press("Save Catch");
  await waitFor(() => expect(network.sent("POST /catches")).toMatchObject([{ lure_type: "Spoon" }]));
  expect(network.sent("POST /catches")).not.toMatchObject([{ lure_id: aglia.id }]);
});

const KEPT = customFieldOf({
  id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b11",
  name: "Kept or released",
  kind: "choice",
  choices: ["Released", "Kept"],
});
const QUANTITY = customFieldOf({
  id: "01a1fcb5-ef56-71cd-bcfc-e62d85978b12",
  name: "Quantity",
  kind: "number",
});

test("released and x3 are understood as one's own fields where the log has them, and go with the line", async () => {
  const { form, person, press, write, network } = await openLine({
    answers: { "GET /custom-fields": { fields: [KEPT, QUANTITY, COMPANION] } },
  });
  const own = within(await within(form).findByRole("group", { name: "Your own fields" }));
  await person.click(await own.findByRole("button", { name: "Nils" }));
  await write("pike 8 lb released x3");
  expect(await within(form).findByRole("button", { name: "Kept or released Released" })).toBeVisible();
  expect(within(form).getByRole("button", { name: "Quantity 3" })).toBeVisible();
  expect(own.getByRole("button", { name: "Released", pressed: true })).toBeVisible();

  await write("pike 8 lb x4");
  await press("Save Catch");
  await waitFor(() => expect(network.sent("POST /catches")).toHaveLength(1));
  expect(network.sent("POST /catches")).toMatchObject([
    { species: "Pike", custom: { [COMPANION.id]: "Nils", [QUANTITY.id]: 4 } },
  ]);
  expect(network.sent("POST /catches")).not.toMatchObject([{ custom: { [KEPT.id]: "Released" } }]);
});

test("without such fields released and x3 go to the notes", async () => {
  const { field, write } = await openLine();
  await write("pike 8 lb released x3");
  await waitFor(() => expect(field("Notes")).toHaveValue("released x3"));
});
