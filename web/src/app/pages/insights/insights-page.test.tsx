import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { lureOf, variantOf } from "../../../testing/gear.ts";
import { type Answers, goOffline, noAnswer, refusal } from "../../../testing/network.ts";
import { openPage } from "../../../testing/open-page.ts";

const NONE = { outings: [], without_hours: [] };

const BESTS = {
  bests: [
    { species: "Pike", weight: null, length: { catchId: "1", value: 36, day: "2025-07-04" } },
    { species: "Walleye", weight: { catchId: "2", value: 6.2, day: "2026-05-02" }, length: null },
  ],
};

function answersOf(count: number, questions: readonly object[] = []): Answers {
  const outings = count === 0 ? NONE : simulatedOutings(count);
  return {
    "GET /insights/outings": outings,
    "GET /insights/counts": simulatedCounts(outings),
    "GET /insights/questions": { questions },
    "GET /catches/stats/bests": BESTS,
  };
}

function open(count: number, search = "", units: "imperial" | "metric" = "imperial") {
  return openPage(`/catches/insights${search}`, { answers: answersOf(count), user: { units } });
}

test("before the first trip the page says what it is made of, and starts one", async () => {
  open(0);
  expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Start a trip" })).toBeVisible();
});

test("with three trips nothing is compared: the page says how many it takes", async () => {
  open(3);
  expect(await screen.findByText("3 of 15 trips")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Light" })).not.toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "Months" })).toBeVisible();
});

test("each factor has its verdict, its rates with doubt and sample, and its numbers in a table", async () => {
  const { person } = open(40);
  const light = await screen.findByRole("region", { name: "Light" });
  await waitFor(() => expect(within(light).queryByText(/Working it out/)).not.toBeInTheDocument(), {
    timeout: 45_000,
  });
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
  expect(midday).toHaveTextContent(/\d\.\d\d fish an hour, likely \d\.\d\d to \d\.\d\d/);
  expect(midday).toHaveTextContent(/\d+ fish, [\d.]+ h, \d+ trips/);

  await person.click(within(light).getByRole("button", { name: "Numbers" }));
  const table = within(light).getByRole("table", { name: "Numbers: Light" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map(({ textContent }) => textContent),
  ).toEqual(["Light", "Fish", "Hours", "Trips", "Had", "Mean", "Low", "High"]);
  expect(within(table).getAllByRole("rowheader")).toHaveLength(bins.length);
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

test("waters are compared by their names", async () => {
  open(40, "?by=water");
  const water = await screen.findByRole("region", { name: "Water" });
  const rows = within(water).getAllByRole("listitem");
  expect(new Set(rows.map(({ firstChild }) => firstChild?.textContent))).toEqual(
    new Set(["Chequamegon Bay", "Lake Vermilion", "Pike River"]),
  );
});

test("how the rates are computed is told in words below them", async () => {
  const { person } = open(20, "?by=light");
  await person.click(await screen.findByRole("button", { name: /^How this is computed/ }));
  expect(screen.getByText(/is all fish over all hours/)).toBeVisible();
});

test("borders of bins are in the units of the angler", async () => {
  open(20, "?by=wind", "metric");
  const wind = await screen.findByRole("region", { name: "Wind" });
  expect(within(wind).getByText("Under 8 km/h")).toBeVisible();
  expect(within(wind).getByText("8 to 16 km/h")).toBeVisible();
});

test("with several lines out, hours are those of lines where that is asked for", async () => {
  const log = simulatedOutings(20);
  const segments = log.outings.flatMap((outing) => outing.segments);
  for (const segment of segments) Object.assign(segment, { hours: 0.5, lines: 2 });
  const answers = { ...answersOf(20), "GET /insights/outings": log };
  const { person } = openPage("/catches/insights", { answers });
  const hours = segments.length;
  const ofTrips = await screen.findByRole("region", { name: "Fish an hour" });
  expect(within(ofTrips).getByText(new RegExp(`, ${hours / 2} hours,`))).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Per line" }));
  const ofLines = await screen.findByRole("region", { name: "Fish an hour of a line" });
  expect(await within(ofLines).findByText(new RegExp(`, ${hours}(\\.0)? hours,`))).toBeVisible();
  expect(new URLSearchParams(location.search).get("perLine")).toBe("1");
});

test("trips that cannot be loaded are said to be safe", async () => {
  openPage("/catches/insights", {
    answers: { "GET /insights/outings": refusal(400, "unexpected", "No") },
  });
  expect(await screen.findByText("Your trips could not be loaded")).toBeVisible();
});

test("counts are of all catches, with a trip or without, and each best has its day", async () => {
  open(20, "?species=Walleye");
  const counts = await screen.findByRole("region", { name: "Counts" });
  expect(await within(counts).findByText(/^\d+ catches, on a trip or not\./)).toBeVisible();
  const lures = within(counts).getByRole("region", { name: "Lures" });
  expect(within(lures).getAllByRole("listitem")[0]).toHaveTextContent(/[A-Z].*\d+ catches$/);
  const bests = await within(counts).findByRole("table", { name: "Personal bests" });
  expect(within(bests).getByRole("row", { name: /^Walleye/ })).toHaveTextContent("6.2 lb May 2, 2026");
  expect(within(bests).getByRole("link", { name: "6.2 lb May 2, 2026" })).toHaveAttribute(
    "href",
    "/catches?species=Walleye&from=2026-05-02&to=2026-05-02",
  );
  expect(within(bests).queryByText("Pike")).not.toBeInTheDocument();
});

const ALL_COUNTED = [
  ["Months", ["Catches", "Trips", "Blanks", "Hours", "Fish an hour"]],
  ["Hour of the day", ["Catches"]],
  ["Lures", ["Catches"]],
  ["Waters", ["Catches"]],
] as const;

test("each chart of counts has its numbers in a table, which has all of them", async () => {
  const { person } = open(20);
  for (const [title, columns] of ALL_COUNTED) {
    const chart = within(await screen.findByRole("region", { name: title }));
    expect(chart.getAllByRole("list")[0], "what it shows").toHaveAccessibleName(
      /\bmost\b.*: \d|^Most.* \d+ of \d+\.$/,
    );
    await person.click(chart.getByRole("button", { name: "Numbers" }));
    const table = within(chart.getByRole("table", { name: `Numbers: ${title}` }));
    const headers = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
    expect(headers).toEqual([title, ...columns]);
    const [, ...rows] = table.getAllByRole("row");
    const counted = rows.map((row) => Number(within(row).getAllByRole("cell")[0]?.textContent));
    const said = chart.getAllByText(/\d catch(es)?\b/).map(({ textContent }) => parseCount(textContent));
    expect(total(counted)).toBe(total(said));
    expect(total(counted)).toBeGreaterThan(0);
  }
});

const FIRE = variantOf({ color: "firetiger" });
const JIG = lureOf({ name: "Own jig", lure_type: "Jig", variants: [FIRE] });

test("a lure of the tackle box stands with its color under the rates, and among the lures by color", async () => {
  const log = simulatedOutings(20);
  const tied = { lure: "Jig", lure_id: JIG.id, variant_id: FIRE.id };
  for (const segment of log.outings.flatMap((outing) => outing.segments)) Object.assign(segment, tied);
  const counts = simulatedCounts(log);
  const own = { own_lures: [`own:${JIG.id}:${FIRE.id}`] };
  const caught = { ...counts.catches, own_lure: counts.catches.day.map(() => 0) };
  const { person } = openPage("/catches/insights?by=lure", {
    answers: {
      ...answersOf(20),
      "GET /insights/outings": log,
      "GET /insights/counts": { ...counts, ...own, catches: caught },
      "GET /gear": { gear: [JIG] },
    },
  });
  const rates = within(await screen.findByRole("region", { name: "Lure" }));
  expect(await rates.findByText("Own jig, firetiger", { selector: "li *" })).toBeVisible();
  const fish = counts.catches.day.length;
  const colors = within(await screen.findByRole("region", { name: "Lures, by color" }));
  expect(colors.getByRole("list")).toHaveAccessibleName(`Own jig: ${fish} fish, most in firetiger: ${fish}.`);
  expect(colors.getByRole("listitem")).toHaveTextContent(/firetiger: \d+ fish, \d\.\d\d fish an hour in \d+/);
  await person.click(colors.getByRole("button", { name: "Numbers" }));
  const table = within(colors.getByRole("table", { name: "Numbers: Lures, by color" }));
  expect(table.getByRole("row", { name: new RegExp(`^Own jig, firetiger ${fish} `) })).toBeVisible();
});

test("without the tackle box nothing is said of colors", async () => {
  open(20);
  await screen.findByRole("region", { name: "Lures" });
  expect(screen.queryByRole("region", { name: "Lures, by color" })).not.toBeInTheDocument();
});

function parseCount(text: string | null): number {
  return Number(/(\d+) catch/.exec(text ?? "")?.[1]);
}

function total(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

const LONG_AGO = "1990-05-02T12:00:00.000Z";
const ASKED = {
  id: "0198aaaa-0000-7000-8000-000000000001",
  factor: "light",
  bin: "firstLight",
  species: null,
  asked_at: LONG_AGO,
  closed_at: null,
};

test("one question is asked in advance, and the page says from when on trips count for it", async () => {
  const questions: object[] = [];
  const { person, network } = openPage("/catches/insights", {
    answers: {
      ...answersOf(20),
      "GET /insights/questions": () => ({ questions }),
      "POST /insights/questions": () => {
        questions.push({ ...ASKED, asked_at: "2100-05-02T12:00:00.000Z" });
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

  const asked = await within(mine).findByRole("region", { name: "Is first light better for you?" });
  expect(await within(asked).findByText("0 of 15 trips")).toBeVisible();
  expect(within(asked).getByText("Asked on May 2, 2100. Only trips since then count.")).toBeVisible();
  expect(network.sent("POST /insights/questions")).toMatchObject([
    { factor: "light", bin: "firstLight", species: null },
  ]);
});

test("a question can be about one lure, of those that were fished or are in the tackle box", async () => {
  const [variant, color] = ["0198aaaa-0000-7000-8000-000000000002", "firetiger"];
  const jig = lureOf({ name: "Own jig", variants: [variantOf({ id: variant, color })] });
  const bin = `own:${jig.id}:${variant}`;
  const about = { ...ASKED, factor: "lure" };
  const questions = [{ ...about, bin, closed_at: "1991-05-02T12:00:00.000Z" }];
  const { person, network } = openPage("/catches/insights", {
    answers: {
      ...answersOf(20, questions),
      "GET /gear": { gear: [jig] },
      "POST /insights/questions": { question: { ...about, bin: "Spoon" } },
    },
  });
  const mine = await screen.findByRole("region", { name: "My question" });
  await person.click(await within(mine).findByRole("button", { name: "Earlier questions: 1" }));
  const title = "Is Own jig, firetiger better for you than other lures?";
  expect(await within(mine).findByRole("region", { name: title })).toBeVisible();
  await screen.findByRole("heading", { name: "Lure" });
  await person.click(within(mine).getByRole("button", { name: "Ask a question" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask a question" });
  await person.click(within(dialog).getByRole("button", { name: /About$/ }));
  await person.click(screen.getByRole("option", { name: "Lure" }));
  await person.click(within(dialog).getByRole("button", { name: /Which lure$/ }));
  expect(screen.getAllByRole("option").at(-1)).toHaveTextContent("Own jig, firetiger");
  await person.click(screen.getByRole("option", { name: "Spoon" }));
  expect(within(dialog).getByText("Is Spoon better for you than other lures?")).toBeVisible();
  await person.click(within(dialog).getByRole("button", { name: "Ask it" }));
  await waitFor(() =>
    expect(network.sent("POST /insights/questions")).toMatchObject([{ factor: "lure", bin: "Spoon" }]),
  );
});

test("the answer to a question is of its own trips, beside what was had in each part", async () => {
  const midday = { ...ASKED, bin: "midday" };
  const closed = { ...ASKED, id: "2", bin: null, species: "Perch", closed_at: "1991-01-01T00:00:00.000Z" };
  const { person } = openPage("/catches/insights", { answers: answersOf(20, [midday, closed]) });
  expect(await screen.findByText(/^Midday is better for you: about .+ times/)).toBeVisible();
  const answer = screen.getByRole("region", { name: "Is midday better for you?" });
  expect(within(answer).getAllByRole("listitem")).toHaveLength(5);
  await person.click(screen.getByRole("button", { name: "Earlier questions: 1" }));
  const earlier = await screen.findByRole("region", { name: "Does the light matter for you?" });
  expect(within(earlier).getByText(/^Of Perch alone\. Asked on May 2, 1990, closed on/)).toBeVisible();
  expect(await within(earlier).findByText("0 trips, 0 fish: too few to say.")).toBeVisible();
});

test("without a network a question is not asked, the page says why, and what was chosen stays", async () => {
  const { person } = openPage("/catches/insights", {
    answers: { ...answersOf(20), "POST /insights/questions": noAnswer },
  });
  await screen.findByRole("heading", { name: "Light" });
  goOffline();
  expect(await screen.findByText(/You are offline: asking needs a network\./)).toBeVisible();
  await person.click(screen.getByRole("button", { name: "Ask a question" }));
  const dialog = await screen.findByRole("dialog", { name: "Ask a question" });
  await person.click(within(dialog).getByRole("button", { name: "Ask it" }));
  expect(await within(dialog).findByText(/Network error/)).toBeVisible();
  expect(within(dialog).getByText("Does the light matter for you?")).toBeVisible();
});
