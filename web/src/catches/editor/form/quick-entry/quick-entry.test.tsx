import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";

import { listItems } from "../../../../outbox/outbox-store.ts";
import { anglerOf } from "../../../../session/angler-testing.ts";
import { COMPANION, customFieldOf } from "../../../../testing/custom-fields.ts";
import { lureOf, variantOf } from "../../../../testing/gear.ts";
import { noAnswer } from "../../../../testing/network.ts";
import { openLogForm } from "../../../../testing/render-catch-form.tsx";
import { type Situation } from "../../../../testing/show.tsx";
import { closeTripSheet, tripSheet } from "../../../../trips/data/trip-sheets.ts";
import { runningTripOf } from "../../../../trips/parts/running-trip-testing.ts";
import { blankTrip } from "../../blank-trip.ts";

afterEach(() => {
  closeTripSheet();
  blankTrip.set(null);
});

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
  expect(within(form).getByRole("button", { name: /Walleye.*Did you mean this name\?$/ })).toBeVisible();
  await press(/Walleye.*Did you mean/);
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
  const own = within(await within(form).findByRole("group", { name: "Custom fields" }));
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

test("without such fields released is what became of the fish, and x3 is one catch of three", async () => {
  const { form, press, write, network } = await openLine();
  await write("pike 8 lb released x3");
  expect(await within(form).findByRole("button", { name: "How many 3" })).toBeVisible();
  await press("Save Catch");
  await waitFor(() => expect(network.sent("POST /catches")).toHaveLength(1));
  expect(network.sent("POST /catches")).toMatchObject([
    { species: "Pike", weight: 8, fate: "released", quantity: 3 },
  ]);
});

test("what leaves the line leaves what became of the fish and how many there are", async () => {
  const { press, write, network } = await openLine();
  await write("12 perch kept");
  await write("perch");
  await press("Save Catch");
  await waitFor(() =>
    expect(network.sent("POST /catches")).toMatchObject([{ species: "Perch", quantity: 1 }]),
  );
  expect(network.sent("POST /catches")).not.toMatchObject([{ fate: "kept" }]);
});

test("several lengths are as many catches, each with its own", async () => {
  const { form, press, write, network } = await openLine();
  await write("3 perch 9 10 11 in by the dock");
  expect(await within(form).findByRole("button", { name: "Lengths 9, 10, 11 in" })).toBeVisible();
  expect(within(form).getByText("3 catches, one per length. Tap any part to fix it.")).toBeVisible();
  expect(within(form).getByText("Added to notes: “by the dock”")).toBeVisible();
  await press("Save 3 Catches");
  await waitFor(() => expect(network.sent("POST /catches")).toHaveLength(3));
  expect(network.sent("POST /catches")).toMatchObject([
    { species: "Perch", length: 9, notes: "by the dock" },
    { species: "Perch", length: 10 },
    { species: "Perch", length: 11 },
  ]);
});

test("what leaves the line leaves how many there are", async () => {
  const { form, write } = await openLine();
  await write("3 perch 9 10 11 in");
  await within(form).findByRole("button", { name: "Save 3 Catches" });
  await write("perch 9 in");
  expect(await within(form).findByRole("button", { name: "Save Catch" })).toBeVisible();
});

test("a bare number is asked about: yes is written into the line, no goes to the notes", async () => {
  const { form, field, line, press, write } = await openLine();
  await write("eye 18 by the dock");
  expect(await within(form).findByRole("button", { name: /^Length\? 18 in/ })).toBeVisible();
  expect(field("Length")).toHaveValue("18");
  await press("Yes, 18 in");
  expect(line).toHaveValue("eye 18 in by the dock");
  expect(within(form).queryByText("18: is that the length?")).toBeNull();

  await write("eye 19");
  await press("No");
  await waitFor(() => expect(field("Length")).toHaveValue(""));
  expect(field("Notes")).toHaveValue("19");
});

test("a bass is one of two: the answer is written into the line", async () => {
  const { form, line, person, write } = await openLine();
  await write("bass 19 1/2");
  const question = within(await within(form).findByRole("group", { name: "Which bass?" }));
  await person.click(question.getByRole("button", { name: "Smallmouth" }));
  expect(line).toHaveValue("Bass (Smallmouth) 19 1/2");
  expect(within(form).getByRole("radio", { name: /Smallmouth\)$/ })).toBeChecked();
});

const TRIP = runningTripOf({
  counts: {
    fish: 2,
    strikes: 0,
    lost: 0,
    follows: 0,
    bySpecies: [{ species: "Bass (Largemouth)", count: 2 }],
  },
});

test("on a trip with largemouth, the next bass is one", async () => {
  const { form, write } = await openLine({ answers: { "GET /trips/running": { trip: TRIP } } });
  await write("bass 3 lb");
  expect(await within(form).findByRole("button", { name: "Bass (Largemouth)" })).toBeVisible();
  expect(within(form).queryByRole("group", { name: "Which bass?" })).toBeNull();
});

test("a lost fish is none to save: the button notes it on the trip", async () => {
  const user = anglerOf();
  const { form, press, write } = await openLine({
    user,
    answers: { "GET /trips/running": { trip: TRIP }, "POST /trips/*/events": noAnswer },
  });
  await write("lost a big pike at the boat");
  expect(await within(form).findByRole("group", { name: "Lost fish: Pike" })).toBeVisible();
  expect(within(form).queryByRole("button", { name: "Save Catch" })).toBeNull();
  await press("Log lost Pike");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await listItems(user.id)).toMatchObject([
    {
      subject: "trip",
      work: {
        kind: "add event",
        event: { kind: "lost", species: "Pike", quantity: 1, note: "big, at the boat" },
      },
    },
  ]);
});

test("a lost fish that was landed is a catch", async () => {
  const { form, press, write } = await openLine();
  await write("lost a big pike at the boat");
  await press("No, I landed it");
  expect(await within(form).findByRole("button", { name: "Save Catch" })).toBeVisible();
  expect(within(form).getByRole("radio", { name: /Pike$/ })).toBeChecked();
});

test("without a trip the words of a lost fish go with one that is added", async () => {
  const { press, write } = await openLine({ answers: { "GET /trips/running": { trip: null } } });
  await write("lost a big pike at the boat");
  await press("Add the trip");
  expect(tripSheet.get()).toEqual({ kind: "past" });
  expect(blankTrip.get()).toEqual({ notes: "lost a big pike at the boat" });
});

test("a blank opens the sheet of a past trip, with its hours and what else was said", async () => {
  const { form, press, write } = await openLine({ answers: { "GET /trips/running": { trip: null } } });
  await write("skunked, 3 hours on pelican, no bites");
  expect(await within(form).findByRole("group", { name: "Blank trip: 3 hours" })).toBeVisible();
  await press("Log blank trip");
  expect(tripSheet.get()).toEqual({ kind: "past" });
  const { startedAt = 0, endedAt = 0, notes } = blankTrip.get() ?? {};
  expect(endedAt - startedAt).toBe(3 * HOUR_MS);
  expect(notes).toBe("on pelican, no bites");
});
