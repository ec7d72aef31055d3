import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { catchOf } from "../../catches/editor/values/catch-testing.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { photoOfCatch } from "../../testing/photos.ts";
import { answersOfTrips } from "../../testing/trips.ts";
import { answersOfWaters, NO_STATS, spotOf, waterOf } from "../../testing/waters.ts";
import { tripOf, wholeTripOf } from "../../trips/data/trip-testing.ts";

const ID = "0199f2a0-0000-7000-8000-0000000000a1";
const PLACE = { latitude: 47.83, longitude: -92.26 };
const WATER = { id: "0199f2a0-0000-7000-8000-0000000000b1", name: "Lake Vermilion" };

const WALLEYE = catchOf({
  id: "walleye",
  date: "2026-11-20T12:42:00.000Z",
  weight: 6.2,
  length: 25.5,
  lure_type: "Jig",
  fate: "kept",
  notes: "On the edge.",
  trip_id: ID,
  water: WATER,
  ...PLACE,
});
const PERCH = catchOf({
  id: "perch",
  species: "Perch",
  quantity: 2,
  fate: "released",
  date: "2026-11-20T15:20:00.000Z",
  time: "09:20",
  trip_id: ID,
  water: WATER,
});
const TRIP = wholeTripOf({
  notes: "Nothing after the sun got over the trees.",
  counts: { fish: 3, strikes: 0, lost: 1, follows: 0, bySpecies: [] },
});
const BLANK = tripOf({
  id: "0199f2a0-0000-7000-8000-0000000000a2",
  started_at: "2026-11-01T12:00:00.000Z",
  ended_at: "2026-11-01T15:12:00.000Z",
  started_on: "2026-11-01",
  hours: { clock: 3.2, paused: 0, override: null, fished: 3.2, usable: true },
});

function openTrip(more: Answers = {}) {
  return openPage(`/print/trip/${ID}`, {
    answers: {
      ...answersOfTrips(),
      "GET /trips/*": { trip: TRIP },
      "GET /catches": { catches: [WALLEYE, PERCH], nextCursor: null, total: 2, didYouMean: null },
      "GET /gear": { gear: [] },
      "GET /custom-fields": { fields: [] },
      "GET /waters/*": { water: waterOf(WATER) },
      ...more,
    },
    user: { units: "imperial" },
  });
}

const sheet = () => screen.findByRole("article");

test("a trip's sheet names no place until the angler chooses so, and says so", async () => {
  const { person } = openTrip();
  const paper = await sheet();
  expect(paper).not.toHaveTextContent("Lake Vermilion");
  expect(paper).toHaveTextContent("Places are left out.");

  await person.click(screen.getByRole("radio", { name: "Water" }));
  expect(within(paper).getByRole("heading", { level: 2, name: "Lake Vermilion" })).toBeVisible();
});

test("a trip's sheet tells kept and released in words, and the number of fish of an entry", async () => {
  openTrip();
  const fish = within(await sheet()).getByRole("table", { name: "Fish" });
  const rows = within(fish)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    "6:42 AMWaWalleye6.2 lb25.5 inJigkept",
    "9:20 AMPe2 perch––countedreleased",
  ]);
  expect(await sheet()).toHaveTextContent("Kept / released1 / 2");
  expect(await sheet()).toHaveTextContent("Weight and length are of one fish.");
});

test("exact places number the fish on the map", async () => {
  const { person } = openTrip();
  await person.click(await screen.findByRole("radio", { name: "Exact" }));
  const map = await within(await sheet()).findByRole("img", { name: "Where the fish were" });
  expect(map).toHaveTextContent("1");
  const fish = within(await sheet()).getByRole("table", { name: "Fish" });
  expect(within(fish).getByRole("columnheader", { name: "On the map" })).toBeVisible();
  expect(within(fish).getAllByRole("row")[1]).toHaveTextContent(/^16:42/);
});

test("notes and photos stay off a sheet if the angler does not want them", async () => {
  const photo = photoOfCatch("p1");
  const { person } = openTrip({
    "GET /catches": {
      catches: [{ ...WALLEYE, photos: [photo] }, PERCH],
      nextCursor: null,
      total: 2,
      didYouMean: null,
    },
  });
  const paper = await sheet();
  expect(within(paper).getByRole("img", { name: "Walleye" })).toBeVisible();
  expect(paper).toHaveTextContent("Walleye: On the edge.");

  await person.click(screen.getByRole("checkbox", { name: "Photos" }));
  await person.click(screen.getByRole("checkbox", { name: "Notes" }));
  expect(within(paper).queryByRole("img", { name: "Walleye" })).not.toBeInTheDocument();
  expect(paper).not.toHaveTextContent("On the edge.");
  expect(paper).not.toHaveTextContent("Nothing after the sun");
});

test("the chosen paper is that of the sheet, and stays chosen", async () => {
  const { person } = openTrip();
  expect(await sheet()).toHaveAttribute("data-paper", "letter");
  await person.click(screen.getByRole("radio", { name: "A4" }));
  expect(await sheet()).toHaveAttribute("data-paper", "a4");
  openTrip();
  const papers = await screen.findAllByRole("article");
  expect(papers.at(-1)).toHaveAttribute("data-paper", "a4");
});

test("the button prints with the browser", async () => {
  const printed = vi.spyOn(window, "print").mockImplementation(() => {});
  const { person } = openTrip();
  await sheet();
  await person.click(screen.getByRole("button", { name: "Print" }));
  expect(printed).toHaveBeenCalledOnce();
});

test("a month has a line for each day out, and 0 for a blank", async () => {
  openPage("/print/month/2026-11", {
    answers: {
      ...answersOfTrips({ ...tripOf(), counts: TRIP.counts }, BLANK),
      "GET /catches": { catches: [WALLEYE, PERCH], nextCursor: null, total: 2, didYouMean: null },
    },
    user: { units: "imperial" },
  });
  const days = within(await sheet()).getByRole("table", { name: "Day by day" });
  const rows = within(days)
    .getAllByRole("row")
    .map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    "Sun, Nov 13.20blank",
    "Fri, Nov 204.0Walleye, 6.2 lbkept",
    "2 perchreleased",
  ]);
  expect(screen.getByText("Sunday, November 1, 2026: 0 fish")).toBeInTheDocument();
  expect(screen.getByText("Friday, November 20, 2026: 3 fish")).toBeInTheDocument();
  const species = within(await sheet()).getByRole("table", { name: "Species" });
  expect(within(species).getAllByRole("row").at(-1)).toHaveTextContent(/^All312$/);
});

test("the log has the same lines, with their whole days", async () => {
  openPage("/print/log", {
    answers: {
      ...answersOfTrips({ ...tripOf(), counts: TRIP.counts }, BLANK),
      "GET /catches": { catches: [WALLEYE, PERCH], nextCursor: null, total: 2, didYouMean: null },
      "GET /insights/counts": simulatedCounts(simulatedOutings(5)),
    },
    user: { units: "imperial" },
  });
  expect(await sheet()).toHaveTextContent("Nov 1, 2026 to Nov 20, 2026");
  const days = within(await sheet()).getByRole("table", { name: "Day by day" });
  expect(within(days).getByRole("row", { name: /Nov 1, 2026/ })).toHaveTextContent("0blank");
});

test("a water has months, depths and bests, and its spots only if the angler chose so", async () => {
  const water = waterOf({ note: "Launch before seven.", spots: [spotOf()] });
  const { person } = openPage(`/print/water/${water.id}`, {
    answers: {
      ...answersOfWaters(water),
      "GET /waters/*/stats": {
        ...NO_STATS,
        byMonth: [
          { month: 3, fish: 0, trips: 1, blanks: 1, hours: 3 },
          { month: 6, fish: 19, trips: 5, blanks: 0, hours: 20 },
        ],
        bySpecies: [{ species: "Walleye", count: 60 }],
        byDepth: [{ depth: 9, fish: 15 }],
        bests: [{ catchId: "a", species: "Walleye", weight: 6.2, length: 25.5, day: "2025-11-20" }],
      },
    },
    user: { units: "imperial" },
  });
  const paper = await sheet();
  const months = within(paper).getByRole("table", { name: "Fish by month" });
  expect(within(months).getAllByRole("row")[1]).toHaveTextContent("––0––19––––––");
  expect(within(paper).getByRole("row", { name: /Walleye/ })).toHaveTextContent(
    "WaWalleye606.2 lb25.5 inNov 20, 2025",
  );
  expect(paper).toHaveTextContent("Launch before seven.");
  expect(paper).not.toHaveTextContent("East reef");

  await person.click(screen.getByRole("radio", { name: "Exact" }));
  expect(paper).toHaveTextContent("East reef");
});

test("a year has its months, and names no water until the angler chooses so", async () => {
  const outings = simulatedOutings(30);
  const year =
    outings.outings
      .map(({ day }) => day.slice(0, 4))
      .toSorted()
      .at(-1) ?? "";
  const counts = simulatedCounts(outings);
  openPage(`/print/year/${year}`, {
    answers: { ...answersOfTrips(), "GET /insights/counts": counts },
    user: { units: "imperial" },
  });
  const paper = await sheet();
  expect(within(paper).getByRole("heading", { level: 2, name: `${year} on the water` })).toBeVisible();
  expect(within(within(paper).getByRole("table", { name: "Months" })).getAllByRole("row")).toHaveLength(13);
  for (const { name } of counts.waters) expect(paper).not.toHaveTextContent(name);
});

test.each(["/print/month/2026-13", "/print/month/soon"])(
  "%s is no month, and there is nothing to print",
  async (path) => {
    openPage(path, { answers: answersOfTrips() });
    expect(await screen.findByRole("heading", { name: "Nothing to print" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Print" })).toBeDisabled();
  },
);

test("a trip that was deleted leaves nothing to print", async () => {
  openTrip({ "GET /trips/*": refusal(404, "not_found", "Not found") });
  expect(await screen.findByRole("heading", { name: "Nothing to print" })).toBeVisible();
});
