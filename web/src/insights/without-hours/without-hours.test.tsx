import type { Counts } from "@creel/domain/insights/counts";
import type { Outings } from "@creel/domain/insights/outings";
import { forgetHours } from "@creel/testing/outings-without-hours";
import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedHours } from "@creel/testing/simulated-hours";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { openPage } from "../../testing/open-page.ts";
import { show } from "../../testing/show.tsx";
import { useUnits } from "../../units/use-units.ts";
import { NO_FILTERS } from "../use-insight-filters.ts";
import { SpeciesAgainstSpecies } from "./species-against-species.tsx";
import { WithoutHours } from "./without-hours.tsx";

const LOG = simulatedOutings(60);
const BETWEEN = "Between your first and last fish";

interface Given {
  species?: string;
  monthsLeft?: number;
  counts?: Counts;
}

const answersOf = (outings: Outings, { monthsLeft = 0, counts = simulatedCounts(outings) }: Given = {}) => ({
  "GET /insights/counts": counts,
  "GET /insights/compared-hours": simulatedHours(outings, monthsLeft),
});

function Part({ outings, species }: { outings: Outings; species: string | undefined }) {
  const naming = { units: useUnits(), lureName: String, places: new Map() };
  const asked = { outings, at: 0, filters: { ...NO_FILTERS, species } };
  return (
    <>
      <WithoutHours {...asked} naming={naming} />
      <SpeciesAgainstSpecies {...asked} />
    </>
  );
}

function open(outings: Outings, given: Given = {}) {
  return show(<Part outings={outings} species={given.species} />, { answers: answersOf(outings, given) });
}

function openInsights(outings: Outings, search = "") {
  const answers = { "GET /insights/outings": outings, ...answersOf(outings) };
  return openPage(`/catches/insights${search}`, { answers });
}

function firstTrips(count: number): Outings {
  const { outings, without_hours: all } = forgetHours(LOG);
  return { outings, without_hours: all.filter(({ fish }) => fish.length >= 3).slice(0, count) };
}

test("without hours, the time between the first and the last fish has its verdicts, rates and numbers", async () => {
  const { person } = open(forgetHours(LOG));
  const between = await screen.findByRole("region", { name: BETWEEN });
  expect(within(between).getByText(/^Trips without hours\./)).toBeVisible();
  const light = within(between).getByRole("region", { name: "Light, first to last fish" });
  const chart = within(light).getByRole("list", {
    name: /^(Not enough to tell yet|Little or no difference|.* for you: about .* times)/,
  });
  const [, , , midday] = within(chart).getAllByRole("listitem");
  expect(midday).toHaveTextContent(/^Midday.*\d\.\d\d fish per hour, likely \d\.\d\d to \d\.\d\d/);
  expect(midday).toHaveTextContent(/\d+ fish, [\d.]+ h, \d+ trips$/);
  expect(within(between).queryByRole("region", { name: /^Moon/ })).not.toBeInTheDocument();

  await person.click(within(light).getByRole("button", { name: "Numbers" }));
  const table = within(light).getByRole("table", { name: "Numbers: Light, first to last fish" });
  expect(within(table).getByRole("row", { name: /^First light/ })).toBeVisible();
});

test("with fewer than fifteen trips of three fish the page says how many it takes", async () => {
  open(firstTrips(5));
  const between = await screen.findByRole("region", { name: BETWEEN });
  expect(within(between).getByText("5 of 15 trips")).toBeVisible();
  expect(within(between).queryByRole("list")).not.toBeInTheDocument();
});

test("where no three fish lie a quarter of an hour apart, nothing is said of the time between them", async () => {
  const [outing] = firstTrips(1).without_hours;
  const fish = ["12:00", "12:05", "12:10"].map((at) => ({ at: `2025-07-04T${at}:00.000Z`, species: "Pike" }));
  const segments = [{ start: "2025-07-04T12:00:00.000Z", hours: 1 / 6, conditions: null }];
  const { outings } = simulatedOutings(20);
  open({ outings, without_hours: outing ? [{ ...outing, fish, segments }] : [] });
  expect(await screen.findByRole("region", { name: "Days you caught fish" })).toBeVisible();
  expect(screen.queryByRole("region", { name: BETWEEN })).not.toBeInTheDocument();
});

test("when you go and catch is compared with the days around, and claims nothing", async () => {
  const { person } = open(forgetHours(LOG));
  const going = await screen.findByRole("region", { name: "Days you caught fish" });
  expect(within(going).getByText(/That mixes when you go with when they bite/)).toBeVisible();
  const moon = within(going).getByRole("region", { name: "Moon, days with a fish" });
  const [newMoon] = within(moon).getAllByRole("listitem");
  expect(newMoon).toHaveTextContent(/^Near new moon.*\d times as often as on comparable days, likely \d/);
  expect(newMoon).toHaveTextContent(/\d+ of \d+ days$/);
  expect(going).not.toHaveTextContent(/better|slower|cannot tell/i);

  await person.click(within(moon).getByRole("button", { name: "Numbers" }));
  const table = within(moon).getByRole("table", { name: "Numbers: Moon, days with a fish" });
  expect(within(table).getByRole("row", { name: /^Near full moon \d+ \d+\.\d \d\.\d/ })).toBeVisible();
});

test("of the days around the weather is known, in the angler's units, and whose it is stands below", async () => {
  open(forgetHours(LOG), { monthsLeft: 12 });
  const going = await screen.findByRole("region", { name: "Days you caught fish" });
  const pressure = await within(going).findByRole("region", { name: "Pressure, days with a fish" });
  expect(
    within(pressure).getByRole("list", {
      name: /^(Nothing stands out on days you caught fish\.|.* was \d\.\d times as common on days you caught fish as on the days around them\.)$/,
    }),
  ).toBeVisible();
  const [falling] = within(pressure).getAllByRole("listitem");
  expect(falling).toHaveTextContent(/^Falling.*\d times as often as on comparable days, likely \d/);
  const charts = within(going).getAllByRole("region");
  expect(charts.map((chart) => within(chart).getByRole("heading").textContent)).toEqual(
    ["Pressure", "Wind", "Wind from", "Clouds", "Rain", "Air temp", "Moon", "Solunar"].map(
      (name) => `${name}, days with a fish`,
    ),
  );
  expect(within(going).getByText(/^Under 5 mph/)).toBeVisible();
  expect(within(going).getByText(/^\d+ °F and up/)).toBeVisible();
  expect(within(going).getByText("Weather for 12 months is still being looked up.")).toBeVisible();
  expect(within(going).getByRole("link", { name: "Weather data by Open-Meteo.com" })).toBeVisible();
  expect(going).not.toHaveTextContent(/better|slower|cannot tell/i);
});

test("that a habit looks like a bite is told with what made-up anglers are shown", async () => {
  const { person } = open(forgetHours(LOG));
  const going = within(await screen.findByRole("region", { name: "Days you caught fish" }));
  await person.click(going.getByRole("button", { name: /^Why this never says what works/ }));
  const table = within(going.getByRole("table", { name: "What made-up anglers see here" }));
  expect(table.getByRole("row", { name: "twice as often no better 2.0 times as often" })).toBeVisible();
  expect(
    table.getByRole("row", { name: "as often as in other weather 1.8 times as well 1.2 times as often" }),
  ).toBeVisible();
});

test("days with a fish are those of trips with hours, too", async () => {
  const mixed = {
    outings: LOG.outings.slice(0, 50),
    without_hours: forgetHours(LOG).without_hours.slice(-3),
  };
  open(mixed);
  const going = await screen.findByRole("region", { name: "Days you caught fish" });
  expect(within(going).getByText(/^[34]\d days with a fish$/)).toBeVisible();
});

test("with hours everywhere nothing is said of days with a fish", async () => {
  const { network } = open(simulatedOutings(20));
  expect(await screen.findByRole("region", { name: "Species against species" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Days you caught fish" })).not.toBeInTheDocument();
  expect(network.asked("GET /insights/compared-hours")).toHaveLength(0);
});

test("with fewer than twenty days with a fish, when you go says how many it takes, and starts a trip", async () => {
  const { person } = openInsights(firstTrips(5));
  const going = await screen.findByRole("region", { name: "Days you caught fish" });
  expect(within(going).getByText(/^\d of 20 days with a fish$/)).toBeVisible();
  expect(within(going).queryByRole("list")).not.toBeInTheDocument();
  await person.click(within(going).getByRole("button", { name: "Start counting hours" }));
  expect(await screen.findByRole("dialog", { name: "Start a trip" })).toBeVisible();
});

test("species of the same trips are compared by light, with the fish that would be even behind it", async () => {
  const { person } = open(LOG);
  const compared = within(await screen.findByRole("region", { name: "Species against species" }));
  expect(compared.getByText(/^\d+ trips with several species$/)).toBeVisible();
  expect(
    compared.getAllByText(
      /^(Not enough to tell yet\.|.* came (more|less) often .* your other fish on the same trips: \d+)/,
    ),
  ).not.toHaveLength(0);

  const [ofLight] = compared.getAllByRole("button", { name: "Numbers" });
  if (ofLight) await person.click(ofLight);
  const table = within(compared.getByRole("table", { name: "Numbers: Species against species" }));
  const [, first] = table.getAllByRole("row");
  expect(first).toHaveTextContent(/^\w+: [A-Z][a-z ]+\d+\d+\.\d$/);
});

test("species of the same trips are compared by depth, in the reader's unit, where enough fish have one", async () => {
  const { person } = open(simulatedOutings(160));
  const compared = within(await screen.findByRole("region", { name: "Species against species" }));
  expect(
    await compared.findByText(
      /^Walleye came more often at depths of \d+ ft and more than your other fish on the same trips: \d+ fish \(even: [\d.]+\)\.$/,
    ),
  ).toBeVisible();
  const [, numbers] = compared.getAllByRole("button", { name: "Numbers" });
  if (numbers) await person.click(numbers);
  const table = within(compared.getByRole("table", { name: "Numbers: Species by depth" }));
  expect(table.getByRole("row", { name: /^Walleye: Under \d+ ft/ })).toBeVisible();
});

test("where no depth is noted, nothing is said of depths", async () => {
  const counts = simulatedCounts(LOG);
  const depth = counts.catches.day.map(() => null);
  open(LOG, { counts: { ...counts, catches: { ...counts.catches, depth } } });
  const compared = within(await screen.findByRole("region", { name: "Species against species" }));
  expect(compared.getAllByRole("button", { name: "Numbers" })).toHaveLength(1);
  expect(compared.queryByText(/depth/)).not.toBeInTheDocument();
});

test("a filter is no other look at the log: what is compared stays that of all of it", async () => {
  openInsights({ ...simulatedOutings(20), without_hours: firstTrips(5).without_hours }, "?species=Carp");
  expect(await screen.findByText("From your whole log. The filters above don’t change it.")).toBeVisible();
  expect(await screen.findByText("5 of 15 trips")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Species and size/ })).toBeVisible();
});
