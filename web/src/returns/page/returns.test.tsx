import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import type { Answers } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { figuresOfSeason, returnOf, returnTemplateOf } from "../../testing/returns.ts";
import { answersOfWaters } from "../../testing/waters.ts";
import { wholeTripOf } from "../../trips/data/trip-testing.ts";

const RETURN = returnOf();
const FIGURES = figuresOfSeason();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
});
afterEach(() => void vi.useRealTimers());

function open(path: string, answers: Answers = {}) {
  return openPage(path, {
    answers: {
      ...answersOfWaters(),
      "GET /returns": { returns: [RETURN] },
      "GET /return-templates": { templates: [] },
      [`GET /returns/${RETURN.id}`]: { return: RETURN, figures: FIGURES },
      ...answers,
    },
  });
}

const PATH = `/returns/${RETURN.id}`;

test("a return says where and when it counts, when it is due, and how many things are missing", async () => {
  open("/returns");
  const list = await screen.findByRole("list", { name: "Returns" });
  expect(within(list).getByRole("listitem")).toHaveTextContent(
    /Rod-days, Scotland.*River Tarn · Feb 1 – Oct 31, 2026 · 3 days.*Nov 30.*in 9 days.*2 things missing.*Open/,
  );
});

test("returns that are due come first, those that were turned in last", async () => {
  const done = returnOf({ id: "done", name: "North Carolina", turned_in_at: "2026-11-14T20:00:00Z" });
  const today = returnOf({
    id: "today",
    name: "Storelva",
    time_zone: "Europe/Oslo",
    deadline: "2026-11-21T22:59:00Z",
  });
  const none = returnOf({ id: "none", name: "Lake count", deadline: null, missing_count: 0 });
  open("/returns", { "GET /returns": { returns: [done, none, RETURN, today] } });
  const list = await screen.findByRole("list", { name: "Returns" });
  expect(
    within(list)
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/Storelva.*Today by midnight.*in 11 hours.*Due today/),
    expect.stringMatching(/Rod-days, Scotland.*2 things missing/),
    expect.stringMatching(/Lake count.*No deadline.*Complete/),
    expect.stringMatching(/North Carolina.*Turned in Nov 14.*figures kept as they were.*Turned in.*View/),
  ]);
});

test("figures stand by month, with zeros written out and rows marked in which something is missing", async () => {
  open(PATH);
  const table = await screen.findByRole("table", { name: "Figures" });
  const rows = within(table)
    .getAllByRole("row")
    .map(({ textContent }) => textContent);
  expect(rows[0]).toBe(
    "MonthRod-daysof them blankHoursSalmon keptSalmon releasedSea trout keptSea trout released",
  );
  expect(rows.slice(1)).toEqual([
    "February114.00000",
    "March000.00000",
    "Aprilsomething is missing104.00200",
    "May000.00000",
    "June000.00000",
    "July000.00000",
    "August000.00000",
    "Septembersomething is missing104.01000",
    "October000.00000",
    "Total3112.01200",
  ]);
});

test("a fish without a fate gets one with a tap, on this phone at once", async () => {
  const { person, network } = open(PATH, { "PUT /catches/*": { catch: catchOf({ id: "unclear" }) } });
  await person.click(await screen.findByRole("button", { name: /^Kept: Salmon on Sep 12/ }));
  await waitFor(() => expect(screen.queryByText(/Salmon on Sep 12: kept or released/)).toBeNull());
  await waitFor(() => expect(network.sent("PUT /catches/*")).toMatchObject([{ fate: "kept" }]));
});

test("a trip that nobody ended offers an end shortly after its last fish", async () => {
  const { person, network } = open(PATH, { "POST /trips/*/end": { trip: wholeTripOf({ id: "april" }) } });
  await person.click(await screen.findByRole("button", { name: /^End it at 1:15 PM: Trip on Apr 18/ }));
  await waitFor(() =>
    expect(network.sent("POST /trips/*/end")).toMatchObject([
      { ended_at: "2026-04-18T12:15:00.000Z", source: "typed" },
    ]),
  );
});

test("trout can count as sea trout", async () => {
  const { person, network } = open(PATH, { "PUT /returns/*": { return: RETURN } });
  expect(await screen.findByText(/Not counted, because the return does not ask for them:/)).toHaveTextContent(
    "1 trout.",
  );
  await person.click(screen.getByRole("button", { name: "Count one of them" }));
  await person.click(await screen.findByRole("menuitem", { name: "Trout as sea trout" }));
  await waitFor(() =>
    expect(network.sent("PUT /returns/*")).toEqual([{ answers: { "as:Trout": "Sea trout" } }]),
  );
});

test("a line is filled in and saved", async () => {
  const { person, network } = open(PATH, { "PUT /returns/*": { return: RETURN } });
  await person.type(await screen.findByRole("textbox", { name: "Fishing card or permit number" }), "212");
  await person.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(network.sent("PUT /returns/*")).toEqual([{ answers: { card: "212" } }]));
});

test("turning in is noted with its time, and what was turned in shows no fixes", async () => {
  const { person, network } = open(PATH, { "PUT /returns/*": { return: RETURN } });
  const done = returnOf({ turned_in_at: "2026-11-21T12:00:00.000Z", version: 2 });
  await screen.findByRole("button", { name: "I turned it in" });
  network.answer({ [`GET ${PATH}`]: { return: done, figures: FIGURES }, "PUT /returns/*": { return: done } });
  await person.click(screen.getByRole("button", { name: "I turned it in" }));
  await waitFor(() =>
    expect(network.sent("PUT /returns/*")).toEqual([{ turned_in_at: "2026-11-21T12:00:00.000Z" }]),
  );
  expect(await screen.findByRole("button", { name: "Open it again" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Missing" })).toBeNull();
  expect(screen.queryByText("something is missing")).toBeNull();
  expect(screen.queryByRole("button", { name: "Edit return" })).toBeNull();
});

test("figures are copied as columns that a spreadsheet reads", async () => {
  const { person } = open(PATH);
  await person.click(await screen.findByRole("button", { name: "Copy the figures" }));
  const text = await navigator.clipboard.readText();
  expect(text).toContain("Month\tRod-days\tof them blank\tHours\tSalmon kept");
  expect(text).toContain("April\t1\t0\t4.0\t0\t2\t0\t0");
  expect(text).toContain("Not counted\tTrout\t1");
});

test("a new return begins with the season, zone and deadline of its template", async () => {
  const { person, network } = open("/returns", { "POST /returns": { return: RETURN } });
  await person.click(await screen.findByRole("button", { name: "New return" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findAllByText("Choose a template")).not.toHaveLength(0);
  await person.click(dialog.getByRole("button", { name: /What asks for it/ }));
  await person.click(await screen.findByRole("option", { name: "Rod-days, Scotland" }));
  await person.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(network.sent("POST /returns")).toMatchObject([
      {
        template: "scotland",
        name: "Rod-days, Scotland",
        water_ids: [],
        from: "2026-02-01",
        to: "2026-10-31",
        time_zone: "Europe/London",
        deadline: "2026-11-30T23:59:00.000Z",
      },
    ]),
  );
});

test("a template of one's own is built from blocks, and shows how it will look", async () => {
  const template = returnTemplateOf();
  const { person, network } = open("/returns/templates/new", { "POST /return-templates": { template } });
  await person.type(await screen.findByRole("textbox", { name: "Name" }), "Our lake count");
  const preview = within(screen.getByRole("region", { name: "How it will look" }));
  expect(preview.getByRole("heading", { name: "Our lake count" })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Size classes" }));
  expect(preview.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "Day",
    "Hours",
    "Blank",
    "Kept",
    "Released",
    "Fish, under 10 in",
    "Fish, 10 to 15 in",
    "Fish, 15 in or more",
  ]);
  await person.click(screen.getByRole("button", { name: "Move Size classes up" }));
  await person.click(screen.getByRole("button", { name: "Remove Blank" }));
  await person.click(screen.getByRole("button", { name: "A line to fill in" }));
  await person.click(screen.getByRole("button", { name: "Save the template" }));
  expect(await screen.findByText("A line to fill in needs a question.")).toBeVisible();
  await person.click(screen.getByRole("button", { name: /^A line to fill in/, expanded: false }));
  await person.type(screen.getByRole("textbox", { name: "Question" }), "Ice on the lake?");
  await person.click(screen.getByRole("button", { name: "Save the template" }));
  await waitFor(() =>
    expect(network.sent("POST /return-templates")).toMatchObject([
      {
        name: "Our lake count",
        blocks: [
          { kind: "rows", by: "day" },
          { kind: "hours" },
          { kind: "fish", fate: "kept", species: [] },
          { kind: "sizes", unit: "in", bounds: [10, 15] },
          { kind: "fish", fate: "released", species: [] },
          { kind: "line", label: "Ice on the lake?" },
        ],
      },
    ]),
  );
});

test("a return of one's own template is made with its blocks", async () => {
  const template = returnTemplateOf();
  const { person, network } = open("/returns", {
    "GET /return-templates": { templates: [template] },
    "POST /returns": { return: RETURN },
  });
  await person.click(await screen.findByRole("button", { name: "New return" }));
  const dialog = within(await screen.findByRole("dialog"));
  await person.click(dialog.getByRole("button", { name: /What asks for it/ }));
  await person.click(await screen.findByRole("option", { name: "Our lake count" }));
  await person.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(network.sent("POST /returns")).toMatchObject([
      { template: "custom", template_id: template.id, blocks: template.blocks, deadline: null },
    ]),
  );
});

test("on paper a return has its table, its kept fish and what is not counted", async () => {
  open(`/print/return/${RETURN.id}`);
  expect(await screen.findByRole("heading", { name: "Return of rod-days and fish" })).toBeVisible();
  expect(screen.getByRole("table", { name: "Fish kept" })).toHaveTextContent(
    /Sep 12.*Salmon.*25.5 in.*6.1 lb.*Fly/,
  );
  expect(screen.getByText(/Salmon on Sep 12: kept or released\?/)).toHaveTextContent(
    /Not counted, because the return does not ask for them: 1 trout/,
  );
  expect(screen.getByText("Made with Creel from 3 trips. Figures as of Nov 21, 2026.")).toBeVisible();
  expect(screen.getByText("Fishing card or permit number")).toBeVisible();
  expect(screen.getByText("Signature")).toBeVisible();
});
