import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { lureOf, variantOf } from "../../testing/gear.ts";
import { type Answers, refusal } from "../../testing/network.ts";
import { openPage } from "../../testing/open-page.ts";

const NONE = { outings: [], without_hours: [] };

const BESTS = {
  bests: [
    { species: "Pike", weight: null, length: { catchId: "1", value: 36, day: "2025-07-04" } },
    {
      species: "Walleye",
      weight: { catchId: "2", value: 6.2, day: "2026-05-02", water: "Lake Vermilion" },
      length: null,
    },
  ],
};

function answersOf(count: number): Answers {
  const outings = count === 0 ? NONE : simulatedOutings(count);
  return {
    "GET /insights/outings": outings,
    "GET /insights/counts": simulatedCounts(outings),
    "GET /insights/questions": { questions: [] },
    "GET /catches/stats/bests": BESTS,
  };
}

function open(count: number, search = "") {
  return openPage(`/catches/insights${search}`, { answers: answersOf(count) });
}

test("before the first trip the page says what it is made of, and starts one", async () => {
  open(0);
  expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Start a trip" })).toBeVisible();
  expect(await screen.findByText("0 of 15 trips.")).toBeVisible();
});

test("with three trips nothing is compared: the page says how many it takes, below what was caught", async () => {
  open(3);
  expect(await screen.findByText("3 of 15 trips.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Light" })).not.toBeInTheDocument();
  const own = await screen.findByRole("heading", { name: "Months" });
  const preview = screen.getByRole("heading", { name: "What your trips will tell you" });
  expect(own.compareDocumentPosition(preview)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("each factor has its verdict, its rates with doubt and sample, and its numbers in a table", async () => {
  const { person } = open(40);
  const light = await screen.findByRole("region", { name: "Light" });
  await waitFor(() => expect(within(light).queryByText(/Working it out/)).not.toBeInTheDocument());
  const chart = within(light).getByRole("list", { name: /trips|luck|difference|Too few/ });
  expect(within(light).getByText(/trips/, { selector: "p, p *" })).toBeVisible();
  const bins = within(chart).getAllByRole("listitem");
  expect(bins.map(({ firstChild }) => firstChild?.textContent)).toEqual([
    "Night",
    "First light",
    "Morning",
    "Midday",
    "Evening",
  ]);
  const [, , , midday] = bins;
  expect(midday).toHaveTextContent(/\d\.\d\d fish per hour, likely \d\.\d\d to \d\.\d\d/);
  expect(midday).toHaveTextContent(/\d+ fish, [\d.]+ h, \d+ trips/);

  await person.click(within(light).getByRole("button", { name: "Numbers" }));
  const table = within(light).getByRole("table", { name: "Numbers: Light" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Light", "Fish", "Hours", "Trips", "Rate", "Mean", "Low", "High"]);
  expect(within(table).getAllByRole("rowheader")).toHaveLength(bins.length);

  await person.click(screen.getByRole("button", { name: /^Does the fishing score work for you/ }));
  expect(await screen.findByText("Does the score work for you?")).toBeVisible();
  expect(screen.getByRole("button", { name: /^How this is computed/ })).toBeVisible();
});

test("what is compared, and of which trips and fish, stands in the address", async () => {
  const { person } = open(20, "?by=light&species=Walleye&from=2024-01-01&to=2024-12-31&water=");
  await screen.findByRole("heading", { name: "Light" });
  expect(screen.queryByRole("heading", { name: "Pressure" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: /^Dates: ?Jan 1\D+Dec 31, 2024$/ })).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Wind" }));
  expect(await screen.findByRole("heading", { name: "Wind" })).toBeVisible();
  expect(new URLSearchParams(location.search).get("by")).toBe("light,wind");
  await person.click(screen.getByRole("button", { name: /^Clear ?every filter/ }));
  await waitFor(() => expect(location.search).toBe("?by=light%2Cwind"));
});

/** Returns the hours of the first water that has a rate. */
async function hoursOnWaters(): Promise<number> {
  const waters = await screen.findByRole("region", { name: "By water" });
  const [first] = within(waters).getAllByText(/^[\d.]+ h$/);
  return Number.parseFloat(first?.textContent ?? "");
}

test("with several lines out, hours are those of lines where that is asked for", async () => {
  const log = simulatedOutings(20);
  const segments = log.outings.flatMap((outing) => outing.segments);
  for (const segment of segments) Object.assign(segment, { hours: 0.5, lines: 2 });
  const answers = { ...answersOf(20), "GET /insights/outings": log };
  const { person } = openPage("/catches/insights", { answers });
  const ofTrips = await hoursOnWaters();
  await person.click(screen.getByRole("button", { name: "Per line" }));
  await waitFor(async () => expect(await hoursOnWaters()).toBeCloseTo(2 * ofTrips, 0));
  expect(new URLSearchParams(location.search).get("perLine")).toBe("1");
});

test("trips that cannot be loaded are said to be safe", async () => {
  openPage("/catches/insights", {
    answers: { "GET /insights/outings": refusal(400, "unexpected", "No") },
  });
  expect(await screen.findByText("Your trips could not be loaded")).toBeVisible();
});

test("counts are of all catches, with a trip or without, and each best has its day and its water", async () => {
  const { person } = open(20, "?species=Walleye");
  await person.click(await screen.findByRole("button", { name: /^Counts/ }));
  expect(await screen.findByText(/^\d+ fish, on a trip or not\./)).toBeVisible();
  const lures = screen.getByRole("region", { name: "Lures" });
  expect(within(lures).getAllByRole("listitem")[0]).toHaveTextContent(/[A-Z].*\d+ fish$/);
  const bests = within(await screen.findByRole("list", { name: "Personal bests" }));
  expect(bests.getByRole("listitem")).toHaveTextContent("Walleye6.2 lb May 2, 2026Lake Vermilion");
  expect(bests.getByRole("link", { name: "6.2 lb May 2, 2026" })).toHaveAttribute(
    "href",
    "/catches?species=Walleye&from=2026-05-02&to=2026-05-02",
  );
});

const FIRE = variantOf({ color: "firetiger" });
const JIG = lureOf({ name: "Own jig", lure_type: "Jig", variants: [FIRE] });

test("a lure of the tackle box stands with its color under the rates, beside waters, and among the lures by color", async () => {
  const log = simulatedOutings(20);
  const tied = { lure: "Jig", lure_id: JIG.id, variant_id: FIRE.id };
  for (const segment of log.outings.flatMap((outing) => outing.segments)) Object.assign(segment, tied);
  const counts = simulatedCounts(log);
  const own = { own_lures: [`own:${JIG.id}:${FIRE.id}`] };
  const caught = { ...counts.catches, own_lure: counts.catches.day.map(() => 0) };
  const { person } = openPage("/catches/insights?by=lure,water", {
    answers: {
      ...answersOf(20),
      "GET /insights/outings": log,
      "GET /insights/counts": { ...counts, ...own, catches: caught },
      "GET /gear": { gear: [JIG] },
    },
  });
  const rates = within(await screen.findByRole("region", { name: "Lure" }));
  expect(await rates.findByText("Own jig, firetiger", { selector: "li *" })).toBeVisible();
  const waters = within(await screen.findByRole("region", { name: "Water" }));
  expect(waters.getByText("Lake Vermilion")).toBeVisible();
  const fish = counts.catches.day.length;
  await person.click(screen.getByRole("button", { name: /^Counts/ }));
  const colors = within(await screen.findByRole("region", { name: "Lures, by color" }));
  expect(colors.getByRole("list")).toHaveAccessibleName(`Own jig: ${fish} fish, most in firetiger: ${fish}.`);
  expect(colors.getByRole("listitem")).toHaveTextContent(
    /firetiger: \d+ fish, \d\.\d\d fish per hour in \d+/,
  );
  await person.click(colors.getByRole("button", { name: "Numbers" }));
  const table = within(colors.getByRole("table", { name: "Numbers: Lures, by color" }));
  expect(table.getByRole("row", { name: new RegExp(`^Own jig, firetiger ${fish} `) })).toBeVisible();
});

const ASKED = {
  id: "0198aaaa-0000-7000-8000-000000000001",
  factor: "light",
  bin: "firstLight",
  species: null,
  asked_at: "2100-05-02T12:00:00.000Z",
  closed_at: null,
};

test("one question is asked in advance, and the page says from when on trips count for it", async () => {
  const questions: object[] = [];
  const { person, network } = openPage("/catches/insights", {
    answers: {
      ...answersOf(20),
      "GET /insights/questions": () => ({ questions }),
      "POST /insights/questions": () => {
        questions.push(ASKED);
        return { question: questions[0] };
      },
    },
  });
  await screen.findByRole("heading", { name: "Light" });
  const mine = screen.getByRole("region", { name: "My question" });
  await person.click(await within(mine).findByRole("button", { name: "Ask a question" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask a question" });
  await person.click(within(dialog).getByRole("button", { name: /Which part$/ }));
  await person.click(screen.getByRole("option", { name: "First light" }));
  expect(within(dialog).getByText("Is first light better for you?")).toBeVisible();
  await person.click(within(dialog).getByRole("button", { name: "Ask it" }));

  const asked = await within(mine).findByRole("region", { name: /^Is first light better for you\?/ });
  expect(await within(asked).findByText("0 of 15 trips")).toBeVisible();
  expect(within(asked).getByText("Asked on May 2, 2100. Only trips since then count.")).toBeVisible();
  expect(network.sent("POST /insights/questions")).toMatchObject([
    { factor: "light", bin: "firstLight", species: null },
  ]);
});
