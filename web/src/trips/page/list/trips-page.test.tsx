import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { COMPANION, MOOD } from "../../../testing/custom-fields.ts";
import { goOffline, noAnswer, refusal } from "../../../testing/network.ts";
import { openPage } from "../../../testing/open-page.ts";
import { answersOfTrips } from "../../../testing/trips.ts";
import { waterOf } from "../../../testing/waters.ts";
import { tripOf } from "../../data/trip-testing.ts";

const counts = { fish: 3, strikes: 0, lost: 1, follows: 0, bySpecies: [] };
const BY_SPECIES = [
  { species: "Walleye", count: 2 },
  { species: "Perch", count: 1 },
];

const WEATHER = { weather_code: 2, air_temperature: 41.4, wind_speed: 8.2, wind_degrees: 225 };
const FISH = tripOf({
  id: "fish",
  method: "Casting, Boat",
  counts: { ...counts, bySpecies: BY_SPECIES },
  weather: WEATHER,
});
const BLANK = tripOf({ id: "blank", started_on: "2026-11-11" });
const OLD = tripOf({
  id: "old",
  started_on: "2026-10-03",
  start_source: "inferred",
  hours: { clock: 1, paused: 0, override: null, fished: null, usable: false },
  water: null,
  counts: { ...counts, fish: 1 },
});

const LAKE = { ...waterOf(), small_outline: null };

const row = async (name: RegExp) => screen.findByRole("link", { name });

test("My Catches has its trips beside its catches, each page with an address of its own", async () => {
  const { person } = openPage("/catches/trips", { answers: answersOfTrips(FISH) });
  const tabs = within(await screen.findByRole("navigation", { name: "My Catches" }));
  expect(tabs.getByRole("link", { name: "Trips" })).toHaveAttribute("aria-current", "page");
  await person.click(tabs.getByRole("link", { name: "Catches" }));
  await screen.findByText("No catches recorded yet");
  expect(location.pathname).toBe("/catches");
  const there = within(screen.getByRole("navigation", { name: "My Catches" }));
  expect(there.getByRole("link", { name: "Catches" })).toHaveAttribute("aria-current", "page");
  expect(there.getByRole("link", { name: "Trips" })).not.toHaveAttribute("aria-current");
});

test("trips stand by month, each with its times, weather, hours, fish and rate, and leads to its page", async () => {
  openPage("/catches/trips", { answers: answersOfTrips(FISH, BLANK, OLD) });
  const first = await row(/20 Fri/);
  expect(first).toHaveTextContent(
    /Lake Vermilion.*6:10.–.10:10.AM, Casting, Boat.*Partly cloudy, 41 °F, 8 mph SW⛅41°.*Fished4:00h.*3.*Walleye2.*Perch1.*0\.75fish per hour/,
  );
  expect(first).toHaveAttribute("href", "/catches/trips/fish");
  const months = screen.getAllByRole("region", { name: /20\d\d/ });
  expect(months.map((month) => within(month).getAllByRole("link").length)).toEqual([2, 1]);
  expect(months[0]).toHaveTextContent("November 2026");
});

test("a blank is a trip like others: a badge, and zero fish per hour", async () => {
  openPage("/catches/trips", { answers: answersOfTrips(BLANK) });
  expect(await row(/11 Wed/)).toHaveTextContent(/Fished4:00h.*Blank.*0fish per hour/);
});

test("where nobody knows the hours, no rate is made up", async () => {
  openPage("/catches/trips", { answers: answersOfTrips(OLD) });
  const old = await row(/3 Sat/);
  expect(old).toHaveTextContent(/hours not known.*1.*Hours not known$/);
});

test("what the trips come to stands above them", async () => {
  openPage("/catches/trips", {
    answers: {
      ...answersOfTrips(FISH),
      "GET /trips/stats": {
        years: [
          {
            period: "2026",
            trips: 43,
            blanks: 10,
            fish: 74,
            hours: 148,
            usable: { trips: 40, fish: 70, hours: 140 },
          },
        ],
        months: [
          {
            period: "2026-11",
            trips: 6,
            blanks: 2,
            fish: 9,
            hours: 19,
            usable: { trips: 6, fish: 9, hours: 19 },
          },
        ],
        toConfirm: 0,
      },
    },
  });
  expect(await screen.findByText("10 blanks")).toBeVisible();
  const band = screen.getByText("10 blanks").closest("dl");
  expect(band).toHaveTextContent(
    "Trips4310 blanksHours148h3.4 per tripFish741.7 per tripFish per hour0.50likely 0.34 to 0.69, skunked 23%",
  );
  expect(await screen.findByText("6 trips, 2 blanks, 19.0 h, 0.47 per hour")).toBeVisible();
});

test("a year and blanks alone are asked for, and stand in the address", async () => {
  const { person, network } = openPage("/catches/trips", { answers: answersOfTrips(FISH, BLANK) });
  await person.click(await screen.findByRole("button", { name: /^Year: ?All years$/ }));
  await person.click(await screen.findByRole("option", { name: "2026" }));
  await person.click(await screen.findByRole("button", { name: /^Trips: ?All trips$/ }));
  await person.click(await screen.findByRole("option", { name: "Blanks only" }));
  expect(location.search).toBe("?year=2026&only=blank");
  await waitFor(() =>
    expect(network.asked("GET /trips?").at(-1)).toContain("from=2026-01-01&to=2026-12-31&blank=true"),
  );
});

test("a dry day with a strong wind is drawn as one", async () => {
  const weather = { ...WEATHER, wind_speed: 18 };
  openPage("/catches/trips", { answers: answersOfTrips({ ...FISH, weather }) });
  expect(await row(/20 Fri/)).toHaveTextContent("💨41°");
});

test("own fields of trips narrow the list and its totals, and stand in the address", async () => {
  const { person, network } = openPage("/catches/trips", {
    answers: { ...answersOfTrips(FISH), "GET /custom-fields": { fields: [COMPANION, MOOD] } },
  });
  await person.click(await screen.findByRole("button", { name: "Mood: any" }));
  await person.type(await screen.findByRole("textbox", { name: "Mood contains" }), "calm{Enter}");
  expect(await screen.findByRole("button", { name: "Mood: with “calm”" })).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Companion/ })).toBeNull();

  const asked = new URLSearchParams([["custom", `${MOOD.id}~calm`]]).toString();
  expect(location.search).toBe(`?${asked}`);
  await waitFor(() => expect(network.asked("GET /trips?").at(-1)).toContain(asked));
  expect(network.asked("GET /trips/stats").at(-1)).toContain(asked);
});

test("one water and one method are asked for, of the totals, too, and stand in the address", async () => {
  const { person, network } = openPage("/catches/trips", {
    answers: { ...answersOfTrips(FISH), "GET /waters": { waters: [LAKE], unnamed: [] } },
  });
  await person.click(await screen.findByRole("button", { name: /^Water: ?Any water$/ }));
  await person.click(await screen.findByRole("option", { name: /^Lake Vermilion/ }));
  await person.click(await screen.findByRole("button", { name: /^Method: ?Any method$/ }));
  await person.click(await screen.findByRole("option", { name: "Trolling" }));
  const asked = `water=${LAKE.id}&method=Trolling`;
  expect(location.search).toBe(`?${asked}`);
  await waitFor(() => expect(network.asked("GET /trips?").at(-1)).toContain(asked));
  expect(network.asked("GET /trips/stats").at(-1)).toContain(asked);
});

test("where there are no trips yet, it is said what a trip is", async () => {
  openPage("/catches/trips", { answers: answersOfTrips() });
  expect(await screen.findByRole("heading", { name: "No trips yet", level: 2 })).toBeVisible();
});

test("where no trip matches, it is said, and the filters stay", async () => {
  openPage("/catches/trips?only=blank", { answers: answersOfTrips() });
  expect(await screen.findByText("No trips match.")).toHaveAttribute("role", "status");
  expect(screen.getByRole("button", { name: /^Trips: ?Blanks only$/ })).toBeVisible();
});

test("trips that cannot be loaded are said so, and tried again when asked", async () => {
  const { person, network } = openPage("/catches/trips", {
    answers: { ...answersOfTrips(), "GET /trips": refusal(400, "unexpected", "No") },
  });
  expect(await screen.findByText("Your trips could not be loaded")).toBeVisible();
  network.answer(answersOfTrips(FISH));
  await person.click(screen.getByRole("button", { name: "Try again" }));
  expect(await row(/20 Fri/)).toBeVisible();
});

test("without a network it is told that what is logged is safe", async () => {
  goOffline();
  openPage("/catches/trips", {
    answers: { ...answersOfTrips(), "GET /trips": noAnswer, "GET /trips/stats": noAnswer },
  });
  expect(await screen.findByText(/^Everything you logged is safe. You are offline/)).toBeVisible();
  expect(screen.queryByText("Hours"), "no numbers that never come").toBeNull();
});
