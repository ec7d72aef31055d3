import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod/mini";

import { compareClocks } from "../../../device/clock.ts";
import { noteAnswer } from "../../../http/connectivity.ts";
import { answersOfLog } from "../../../testing/log.ts";
import { goOffline, noAnswer } from "../../../testing/network.ts";
import { setPosition } from "../../../testing/position.ts";
import { openEditForm, openLogForm } from "../../../testing/render-catch-form.tsx";
import { keepNothing } from "../../../testing/storage.ts";
import { catchOf } from "../values/catch-testing.ts";

const LAKE = { latitude: 47.83, longitude: -92.26 };
const POST = "POST /catches";
/** The button says so for a moment, the toast after it. */
const isStored = () => waitFor(() => expect(screen.getByText("Saved on this phone")).toBeVisible());
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("what is missing is said once, in the product's words, takes the focus there, and nothing is saved", async () => {
  const { form, press, choose, network } = await openLogForm();
  await press("Save Catch");
  expect(await within(form).findByText("Please select a fish species")).toBeVisible();
  expect(screen.getAllByText("Please select a fish species")).toHaveLength(1);
  await waitFor(() => expect(within(form).getByRole("radio", { name: /Musky$/ })).toHaveFocus());
  await choose("Pike");
  expect(within(form).queryByText("Please select a fish species")).toBeNull();
  expect(network.sent(POST)).toEqual([]);
});

test("a measure out of range names its rule and takes the focus; what was typed stays as typed", async () => {
  const { form, field, fill, press, choose, network } = await openLogForm();
  await choose("Pike");
  await fill("Water Temp", "104");
  await fill("Weight", "6.625");
  await press("Save Catch");
  expect(await within(form).findByText("Water Temp must be between 32 and 100 °F")).toBeVisible();
  await waitFor(() => expect(field("Water Temp")).toHaveFocus());
  expect(field("Water Temp")).toHaveValue("104");
  expect(field("Weight")).toHaveValue("6.625");
  await fill("Water Temp", "44.5");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ species: "Pike", weight: 6.625, water_temperature: 44.5 }]);
});

test("a clock that is known to be wrong is corrected and told; a new catch says how far it was off, and how exact its place is", async () => {
  const slow = 7 * MINUTE_MS;
  // The form has whole minutes, and the date of an answer whole seconds.
  vi.useFakeTimers({ toFake: ["Date"], now: Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS });
  compareClocks(new Date(Date.now() + slow).toUTCString(), Date.now());
  onTestFinished(() => compareClocks(new Date().toUTCString(), Date.now()));
  const { form, press, choose, network } = await openLogForm();
  expect(within(form).getByText(/^This device’s clock is 7 minutes slow\./)).toBeVisible();
  await choose("Pike");
  await press("Save Catch");
  await isClosed();
  const [sent] = network.sent(POST);
  const date = new Date(Date.now() + slow).toISOString();
  expect(sent).toMatchObject({ position_accuracy: 12, clock_offset: slow / 1000, date });
});

test("fish with lengths of their own are saved at once, said once, and taken back at once", async () => {
  const { form, press, person, network } = await openLogForm();
  await press("In one line");
  await person.type(await within(form).findByRole("textbox", { name: /^In one line/ }), "3 pike 9 10 11 in");
  expect(
    await within(form).findByText(
      /^Each has its own length\. Weight, notes, .* go on the first catch only\.$/,
    ),
  ).toBeVisible();
  await press("Save 3 Catches");
  await isClosed();
  expect(await screen.findByText("3 catches saved")).toBeVisible();
  await waitFor(() => expect(network.sent(POST)).toHaveLength(3));
  const sent = z.array(z.object({ id: z.string(), quantity: z.number() })).parse(network.sent(POST));
  expect(sent.map(({ quantity }) => quantity)).toEqual([1, 1, 1]);
  expect(new Set(sent.map(({ id }) => id)).size).toBe(3);

  network.answer({ "DELETE /catches/*": () => new Response(null, { status: 204 }) });
  await person.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => expect(network.asked("DELETE /catches/")).toHaveLength(3));
});

test("steppers go by a tenth and stop at nothing", async () => {
  const { form, field, press } = await openLogForm();
  await press(/^Increase Weight/);
  await press(/^Increase Weight/);
  expect(field("Weight")).toHaveValue("0.1");
  await press(/^Decrease Weight/);
  expect(field("Weight")).toHaveValue("0");
  expect(within(form).getByRole("button", { name: /^Decrease Weight/ })).toBeDisabled();
});

test("Other asks for a name; another choice takes the name back", async () => {
  const { form, fill, press, choose, person, network } = await openLogForm();
  await press("All 11 species");
  await choose("Other");
  await press("Save Catch");
  expect(await within(form).findByText("Please name the species")).toBeVisible();
  const named = () => within(form).queryByRole("combobox", { name: /^Specify Species/ });
  await person.type(named() ?? form, "Zander{Escape}");
  await choose("Perch");
  expect(named()).toBeNull();
  await choose("Other");
  expect(named()).toHaveValue("");
  await person.type(named() ?? form, "  Zander {Escape}");
  await person.type(within(form).getByRole("combobox", { name: /^Lure Type/ }), "Oth");
  await person.click(await screen.findByRole("option", { name: /^Other/ }));
  await fill("Specify Lure Type", "Wobbler");
  await press("Save Catch");
  expect(await screen.findByText("Zander saved")).toBeVisible();
  expect(network.sent(POST)).toMatchObject([{ species: "Zander", lure_type: "Wobbler" }]);
});

test("the day and the minute are now, on this device's clock", async () => {
  const MINUTE = "yyyy-mm-ddThh:mm".length;
  const before = new Date().toISOString().slice(0, MINUTE);
  const { press, choose, network } = await openLogForm();
  await choose("Pike");
  await press("Save Catch");
  await isClosed();
  const [sent] = network.sent(POST);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(sent).toMatchObject({ time_zone: timeZone, date: expect.stringMatching(/:00\.000Z$/) });
  const minutes = [before, new Date().toISOString().slice(0, MINUTE)];
  expect(minutes).toContain(Reflect.get(Object(sent), "date").slice(0, MINUTE));
});

test("a date or a time with an empty part is asked for once, however it is left, with the focus there", async () => {
  const { form, part, fill, press, choose, person, network } = await openLogForm();
  const asked = () => within(form).queryAllByText("Please enter date and time of catch");
  await choose("Pike");
  await person.click(part("month, Date of Catch"));
  await person.keyboard("05012020");
  await person.click(part("hour, Time of Catch"));
  await person.keyboard("0405am");
  const WAYS = [
    { name: "day, Date of Catch", leave: () => person.keyboard("{Enter}"), typed: "09" },
    { name: "hour, Time of Catch", leave: () => press("Save Catch"), typed: "06" },
    {
      name: "minute, Time of Catch",
      leave: async () => {
        await fill("Weight", "2");
        await person.keyboard("{Enter}");
      },
      typed: "07",
    },
  ];
  for (const { name, leave, typed } of WAYS) {
    await person.click(part(name));
    await person.keyboard("{Backspace}{Backspace}");
    await leave();
    await waitFor(() => expect(asked()).toHaveLength(1));
    await waitFor(() => expect(part(name)).toHaveFocus());
    expect(part(name)).toHaveAttribute("data-placeholder", "true");
    await person.keyboard(typed);
    await waitFor(() => expect(asked()).toHaveLength(0));
  }
  expect(network.sent(POST)).toEqual([]);
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ date: expect.stringMatching(/^2020-05-09T/) }]);
});

test("a day that its month does not have is asked for", async () => {
  const { form, part, press, choose, person, network } = await openLogForm();
  await choose("Pike");
  await person.click(part("month, Date of Catch"));
  await person.keyboard("05012020");
  await person.click(part("month, Date of Catch"));
  await person.keyboard("0231");
  await press("Save Catch");
  expect(await within(form).findByText("Please enter date and time of catch")).toBeVisible();
  await waitFor(() => expect(part("day, Date of Catch")).toHaveFocus());
  await person.keyboard("28");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ date: expect.stringMatching(/^2020-02-2[89]T/) }]);
});

test("a catch without a time is saved without one, and half a time is asked for", async () => {
  const caught = catchOf({ date: "2020-05-01T17:00:00.000Z", time: null, ...LAKE });
  const { form, part, fill, press, person, network } = await openEditForm(caught);
  const asked = () => within(form).queryAllByText("Please enter date and time of catch");
  await person.click(part("hour, Time of Catch"));
  await person.keyboard("7");
  await press("Save Changes");
  await waitFor(() => expect(asked()).toHaveLength(1));
  await waitFor(() => expect(part("minute, Time of Catch")).toHaveFocus());
  for (const name of ["hour", "AM/PM"]) {
    await person.click(part(`${name}, Time of Catch`));
    await person.keyboard("{Backspace}{Backspace}");
  }
  await waitFor(() => expect(asked()).toHaveLength(0));
  await fill("Weight", "3");
  await press("Save Changes");
  await isClosed();
  const [sent] = network.sent("PUT /catches/*");
  expect(sent).toMatchObject({ weight: 3 });
  expect(sent).not.toHaveProperty("date");
});

test("a place is typed as anglers write it, or taken from the device", async () => {
  const { form, field, fill, press, choose, person, network } = await openLogForm();
  await choose("Pike");
  await press("Change place");
  await fill("Latitude and longitude", "Loch Rannoch");
  await person.keyboard("{Enter}");
  expect(
    await within(form).findByText("Type latitude and longitude, like 47.831174, -92.264829"),
  ).toBeVisible();
  await waitFor(() => expect(field("Latitude and longitude")).toHaveFocus());
  await fill("Latitude and longitude", "N56 40.802 W4 20.519");
  await person.keyboard("{Enter}");
  expect(await within(form).findByText("56.680033, -4.341983")).toBeVisible();
  await press("Change place");
  await press("Use my location");
  expect(await within(form).findByText(/^45\.200000, -86\.900000/)).toBeVisible();
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ latitude: 45.2, longitude: -86.9 }]);
});

test("without a position the form says so and why it was refused, and a place can still be typed", async () => {
  setPosition(null);
  const { form, fill, press, choose, person, network } = await openLogForm();
  expect(await within(form).findByText(/^Your browser is blocking your location\./)).toBeVisible();
  await choose("Walleye");
  await press("Save Catch");
  const refusal = /Location coordinates are missing\. Please try selecting the location again\./;
  expect(await within(form).findByText(refusal)).toBeVisible();
  await fill("Latitude and longitude", "47.9, -92.1");
  await person.keyboard("{Enter}");
  await press("Save Catch");
  await isClosed();
  expect(network.sent(POST)).toMatchObject([{ latitude: 47.9, longitude: -92.1 }]);
});

const answered = (status: number) => () => Response.json({}, { status });

test.each([
  [
    "refused as too large",
    "Failed to save catch. File is too large. Please choose a smaller photo.",
    answered(413),
  ],
  [
    "refused",
    "Failed to save catch. Please check that all required fields are filled out correctly.",
    answered(400),
  ],
])("a save that is %s says so, and the next try sends the same catch with all of it", async (...row) => {
  const [, message, answer] = row;
  const { form, field, fill, press, choose, network } = await openLogForm();
  network.answer({ [POST]: answer });
  await choose("Pike");
  await fill("Notes", "Kept");
  await press("Save Catch");
  expect(await within(form).findByText(message, { exact: false })).toBeVisible();
  expect(field("Notes")).toHaveValue("Kept");
  network.answer(answersOfLog());
  await press("Save Catch");
  await isClosed();
  const [first, second] = network.sent(POST);
  expect(second).toEqual(first);
  expect(second).toMatchObject({ species: "Pike", notes: "Kept" });
});

test.each([
  ["no answer", noAnswer, "Saved on this phone"],
  [
    "a server that fails",
    answered(500),
    "Failed to save catch. Server error. Please try again later. It is saved on this phone and will upload automatically.",
  ],
])("a catch that meets %s is kept, which is said, and sent by itself later", async (...row) => {
  const [, answer, message] = row;
  const { press, choose, network } = await openLogForm();
  network.answer({ [POST]: answer });
  await choose("Pike");
  await press("Save Catch");
  expect(await screen.findByRole("alertdialog", { name: message })).toBeVisible();
  await isClosed();
  network.answer(answersOfLog());
  dispatchEvent(new Event("online"));
  await waitFor(() => expect(network.sent(POST)).toHaveLength(2));
  const [first, second] = network.sent(POST);
  expect(second).toEqual(first);
});

test("without a network a catch is kept on this phone, where it can be viewed, and nothing is asked of the server until there is one", async () => {
  const { press, choose, person, network } = await openLogForm();
  await choose("Pike");
  goOffline();
  await press("Save Catch");
  await isStored();
  await isClosed();
  expect(network.sent(POST)).toEqual([]);
  await person.click(screen.getByRole("button", { name: "View" }));
  expect(await screen.findByRole("dialog", { name: /Pike/ })).toBeVisible();
  noteAnswer();
  await waitFor(() => expect(network.sent(POST)).toMatchObject([{ species: "Pike" }]));
});

test("where this device keeps nothing the form stays until the server has the catch", async () => {
  const { form, press, choose, network } = await openLogForm();
  keepNothing();
  network.answer({ [POST]: answered(500) });
  await choose("Pike");
  expect(await within(form).findByText("Draft could not be saved on this device")).toBeVisible();
  await press("Save Catch");
  const message = "Failed to save catch. Server error. Please try again later.";
  expect(await within(form).findByText(message, { exact: false })).toBeVisible();
  network.answer(answersOfLog());
  await press("Save Catch");
  await isClosed();
  expect(await screen.findByText("Pike saved")).toBeVisible();
});

test("pressing twice saves once", async () => {
  const { form, choose, person, network } = await openLogForm();
  await choose("Pike");
  await person.dblClick(within(form).getByRole("button", { name: "Save Catch" }));
  await isClosed();
  expect(network.sent(POST)).toHaveLength(1);
});

test("Escape closes the form, and the focus goes back to what opened it", async () => {
  const { person } = await openEditForm(catchOf(LAKE));
  await person.keyboard("{Escape}");
  await isClosed();
  await waitFor(() => expect(screen.getByRole("button", { name: "Edit" })).toHaveFocus());
});

test("a fish is suggested by its names in any language, and a name of the list is that choice", async () => {
  const { form, press, choose, person, network } = await openLogForm();
  await press("All 11 species");
  await choose("Other");
  const named = () => within(form).getByRole("combobox", { name: /^Specify Species/ });

  await person.type(named(), "sandr");
  await person.click(await screen.findByRole("option", { name: /^Zander/ }));
  expect(named()).toHaveValue("Zander");
  expect(within(form).getByText("Sander lucioperca")).toBeVisible();
  await person.clear(named());
  await person.type(named(), "sandre{Enter}");
  expect(named()).toHaveValue("sandre");
  await person.clear(named());
  await person.type(named(), "bass{Escape}");
  expect(within(form).getByText("Several fish have this name. Choose yours.")).toBeVisible();
  await person.clear(named());
  await person.type(named(), "brochet{Escape}");
  expect(within(form).getByText("Saved as Pike.")).toBeVisible();
  await person.type(named(), "{ArrowDown}");
  await person.click(await screen.findByRole("option", { name: /^Pike/ }));
  expect(within(form).queryByRole("combobox", { name: /^Specify Species/ })).toBeNull();
  await press("Save Catch");

  expect(await screen.findByText("Pike saved")).toBeVisible();
  expect(network.sent(POST)).toMatchObject([{ species: "Pike" }]);
});
