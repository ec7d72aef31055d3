import { type Calendar, calendarChangesSchema, NEW_CALENDAR } from "@creel/domain/calendar/calendar";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { type Answers, type Asked, noAnswer } from "../testing/network.ts";
import { show } from "../testing/show.tsx";
import { answersOfWaters, waterOf } from "../testing/waters.ts";
import { CalendarSection } from "./calendar-section.tsx";

const ADDRESS = "https://creel.test/cal/9rT2.ics";
const CALENDAR: Calendar = {
  ...NEW_CALENDAR,
  url: ADDRESS,
  created_at: "2026-11-01T12:00:00.000Z",
  last_read_at: null,
  last_read_by: null,
};
const BAY = waterOf({ id: "0199f2a0-0000-7000-8000-0000000000b1", name: "Frenchman Bay", kind: "sea" });
const LAKE = waterOf();

function openCalendar(known: Partial<Calendar> | null = {}, answers: Answers = {}) {
  let stored = known && { ...CALENDAR, ...known };
  return show(<CalendarSection />, {
    answers: {
      ...answersOfWaters(LAKE, BAY),
      "GET /auth/me/calendar": () => ({ calendar: stored }),
      "POST /auth/me/calendar": () => {
        stored = { ...(stored ?? CALENDAR), url: stored ? `${ADDRESS}?new` : ADDRESS };
        return { url: stored.url, calendar: stored };
      },
      "PUT /auth/me/calendar": ({ body }: Asked) => {
        stored = stored && Object.assign({}, stored, calendarChangesSchema.parse(body));
        return { url: ADDRESS, calendar: stored };
      },
      "DELETE /auth/me/calendar": () => {
        stored = null;
        return new Response(null, { status: 204 });
      },
      ...answers,
    },
  });
}

const address = () => screen.findByRole("textbox", { name: "Address of your calendar" });
const turnOn = () => screen.findByRole("button", { name: "Turn on the calendar" });

test("a calendar is off until it is turned on, and then has its address to copy", async () => {
  const { person } = openCalendar(null);
  await person.click(await turnOn());
  expect(await address()).toHaveValue(ADDRESS);
  await person.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(ADDRESS);
});

test("a choice is stored at once, and the example shows it", async () => {
  const { person, network } = openCalendar();
  await address();
  const example = within(screen.getByRole("region", { name: "An example of your calendar" }));
  expect(example.queryByText("Like your good days")).toBeNull();
  await person.click(screen.getByRole("checkbox", { name: "Days like your good ones" }));
  expect(await example.findByText("Like your good days")).toBeVisible();
  await waitFor(() => expect(network.sent("PUT /auth/me/calendar")).toEqual([{ good_days: true }]));
});

test("names are off, and go in with the switch alone", async () => {
  const { person, network } = openCalendar();
  const names = await screen.findByRole("switch", { name: "Names of waters, licenses and returns" });
  expect(names).not.toBeChecked();
  await person.click(names);
  await waitFor(() => expect(network.sent("PUT /auth/me/calendar")).toEqual([{ names: true }]));
});

test("a choice that could not be stored is undone", async () => {
  const { person } = openCalendar({}, { "PUT /auth/me/calendar": noAnswer });
  const trips = await screen.findByRole("checkbox", { name: "Trips" });
  await person.click(trips);
  expect(await screen.findByRole("alert")).toBeVisible();
  await waitFor(() => expect(trips).toBeChecked());
});

test("turns of the tide are those of a water at the sea", async () => {
  const { person, network } = openCalendar();
  await waitFor(() => expect(screen.getByRole("checkbox", { name: "Turns of the tide" })).toBeEnabled());
  await person.click(screen.getByRole("checkbox", { name: "Turns of the tide" }));
  await waitFor(() => expect(network.sent("PUT /auth/me/calendar")).toEqual([{ tides_water_id: BAY.id }]));
  expect(screen.getByRole("button", { name: /At which water/ })).toHaveTextContent("Frenchman Bay");
});

test("without a water at the sea there are no tides", async () => {
  openCalendar({}, answersOfWaters(LAKE));
  expect(await screen.findByText("Needs a water of yours at the sea")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: /^Turns of the tide/ })).toBeDisabled();
});

test("the page says which program read the calendar", async () => {
  openCalendar({ last_read_at: new Date(Date.now() - 12 * 60_000).toISOString(), last_read_by: "google" });
  expect(await screen.findByText("Read 12 min ago by Google Calendar")).toBeVisible();
});

test("the address is renewed after a question", async () => {
  const { person } = openCalendar();
  await person.click(await screen.findByRole("button", { name: "Renew the address" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Renew the address?" }));
  expect(question.getByText(/^The old address stops at once\./)).toBeVisible();
  await person.click(question.getByRole("button", { name: "Renew the address" }));
  await waitFor(async () => expect(await address()).toHaveValue(`${ADDRESS}?new`));
});

test("the calendar is turned off after a question", async () => {
  const { person } = openCalendar();
  await person.click(await screen.findByRole("button", { name: "Turn off" }));
  const question = within(await screen.findByRole("alertdialog", { name: "Turn the calendar off?" }));
  await person.click(question.getByRole("button", { name: "Turn off" }));
  expect(await turnOn()).toBeVisible();
});

test("a calendar that cannot be loaded says so", async () => {
  openCalendar({}, { "GET /auth/me/calendar": noAnswer });
  expect(
    await screen.findByText("Your calendar could not be loaded. Check your connection and try again."),
  ).toBeVisible();
});
