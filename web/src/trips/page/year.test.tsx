import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";

import { type Asked, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";
import { answersOfTrips } from "../../testing/trips.ts";
import { tripOf } from "../data/trip-testing.ts";

const DAYS = [
  { day: "2026-11-07", trips: 1, blanks: 0, fish: 1, hours: 2.8, bests: ["Musky"] },
  { day: "2026-11-11", trips: 1, blanks: 1, fish: 0, hours: 2.3, bests: [] },
  { day: "2026-11-20", trips: 2, blanks: 0, fish: 4, hours: 4, bests: [] },
  { day: "2026-06-06", trips: 0, blanks: 0, fish: 3, hours: null, bests: [] },
];

const ofYear = ({ search }: Asked) => ({ days: search.get("year") === "2026" ? DAYS : [] });

const COUNTS = [
  { species: "Walleye", count: 7 },
  { species: "Musky", count: 1 },
];

function openYear(answer: (asked: Asked) => unknown = ofYear) {
  return openPage("/catches/trips?view=year&year=2026", {
    answers: {
      ...answersOfTrips(tripOf()),
      "GET /catches/stats/species": { species: COUNTS },
      "GET /trips/calendar": answer,
    },
  });
}

test("the year's calendar says of each day what was on it, and leads there", async () => {
  openYear();
  const november = within(await screen.findByRole("table", { name: "November" }));
  expect(november.getByText("4 trips, 1 blank, 5 fish")).toBeVisible();
  const day = (name: RegExp) => november.getByRole("link", { name });
  expect(day(/^Friday, November 20, 2026: 2 trips, 4 fish$/)).toHaveTextContent(/204$/);
  expect(day(/^Wednesday, November 11, 2026: 1 trip, 1 blank$/)).toHaveTextContent(/110$/);
  expect(day(/^Saturday, November 7, 2026: 1 trip, 1 fish, heaviest so far: Musky$/)).toHaveAttribute(
    "href",
    "/catches/trips?day=2026-11-07",
  );
  const june = within(screen.getByRole("table", { name: "June" }));
  expect(june.getByRole("link")).toHaveAttribute("href", "/catches?from=2026-06-06&to=2026-06-06");
  expect(within(screen.getByRole("table", { name: "March" })).getByText("No trip")).toBeVisible();
  expect(screen.getByText("4 trips, 1 blank, 8 fish")).toHaveAttribute("role", "status");
});

test("the weeks of a month begin as the reader's do, and each day stands under its own", async () => {
  openYear();
  const november = within(await screen.findByRole("table", { name: "November" }));
  expect(november.getAllByRole("columnheader")[0]).toHaveTextContent("SSunday");
  const october = within(screen.getByRole("table", { name: "October" }));
  const [, first, second] = october.getAllByRole("row");
  expect(first).toHaveTextContent(/^123$/);
  expect(second).toHaveTextContent(/^45678910$/);
});

test("another year is one press away, the coming one is not there yet", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-23T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const { person } = openYear();
  await screen.findByRole("table", { name: "November" });
  expect(screen.getByRole("button", { name: "Next year" })).toBeDisabled();
  await person.click(screen.getByRole("button", { name: "Previous year" }));
  expect(location.search).toBe("?view=year&year=2025");
  // The year shown before has "No trip" days, too, and stays until the answer arrives.
  await waitFor(() => expect(screen.getAllByText("No trip").length).toBeGreaterThan(10));
});

const MUSKY = DAYS.map(({ bests, ...day }) => ({
  ...day,
  fish: bests.length,
  bests,
})).filter(({ trips }) => trips > 0);

test("the year shows the fish of one species beside all trips, and says on which there was none", async () => {
  const { person, network } = openYear(({ search }) => ({
    days: search.get("species") === "Musky" ? MUSKY : DAYS,
  }));
  await person.click(await screen.findByRole("button", { name: /^Species/ }));
  await person.click(await screen.findByRole("option", { name: /Musky/ }));
  const sum = { selector: "[role=status]" };
  expect(await screen.findByText("4 trips, 1 blank, 1 fish", sum)).toBeVisible();
  expect(network.asked("GET /trips/calendar").at(-1)).toBe("GET /trips/calendar?year=2026&species=Musky");
  expect(location.search).toBe("?view=year&year=2026&species=Musky");
  const without = screen.getByRole("link", { name: "Friday, November 20, 2026: 2 trips, no Musky" });
  expect(without).toHaveTextContent(/20–$/);
  expect(screen.getByText("–: a trip without Musky")).toBeVisible();
  expect(screen.getByRole("link", { name: /November 11, 2026: 1 trip, 1 blank$/ })).toBeVisible();

  await person.click(screen.getByText("List"));
  expect(location.search).not.toContain("species");
});

test("a day's trips are listed, and all of them again", async () => {
  const { person, network } = openYear();
  await person.click(await screen.findByRole("link", { name: /^Friday, November 20/ }));
  const clear = await screen.findByRole("button", { name: "Friday, November 20, 2026Show all days" });
  expect(network.asked("GET /trips?").at(-1)).toContain("from=2026-11-20&to=2026-11-20");
  await person.click(clear);
  expect(location.search).toBe("");
});

test("a year that cannot be loaded is said so", async () => {
  openYear(refusal(400, "unexpected", "No"));
  expect(await screen.findByText("The year could not be loaded")).toBeVisible();
});
