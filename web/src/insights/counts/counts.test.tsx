import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../../testing/show.tsx";
import { NO_FILTERS } from "../use-insight-filters.ts";
import { BestsAndYears } from "./bests-and-years.tsx";
import { Counts } from "./counts.tsx";

function open(outings = simulatedOutings(20)) {
  const counted = { outings, filters: NO_FILTERS };
  return show(
    <>
      <BestsAndYears {...counted} />
      <Counts {...counted} lureName={String} />
    </>,
    {
      answers: {
        "GET /insights/counts": simulatedCounts(outings),
        "GET /custom-fields": { fields: [] },
        "GET /catches/stats/bests": { bests: [] },
      },
    },
  );
}

const ALL_COUNTED = [
  ["Months", ["Fish", "Trips", "Blanks", "Hours", "Fish per hour"]],
  ["Hour of the day", ["Fish"]],
  ["Lures", ["Fish"]],
  ["Waters", ["Fish"]],
] as const;

test("each chart of counts has its numbers in a table, which has all of them", async () => {
  const { person } = open();
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
    const described = chart
      .getAllByText(/\d fish\b(?! per)/)
      .map(({ textContent }) => parseCount(textContent));
    expect(total(counted)).toBe(total(described));
    expect(total(counted)).toBeGreaterThan(0);
  }
});

test("a month of under 5 trips with hours or 10 hours has no rate, and one that has both has one", async () => {
  const { outings } = simulatedOutings(200);
  const log = {
    outings: outings.map((outing, index) => Object.assign({}, outing, { day: dayOf(index) })),
    without_hours: [],
  };
  const { person } = open(log);
  const months = within(await screen.findByRole("region", { name: "Months" }));
  expect(months.getByText(/^April 2025: .*4 trips/)).not.toHaveTextContent("per hour");
  expect(months.getByText(/^May 2025: .*196 trips.* fish per hour in /)).toBeInTheDocument();
  await person.click(months.getByRole("button", { name: "Numbers" }));
  expect(months.getByRole("row", { name: /^April 2025 .* too few to say$/ })).toBeVisible();
});

/** Puts the first four in April. */
function dayOf(index: number): string {
  return index < 4 ? "2025-04-30" : "2025-05-02";
}

test("without the tackle box nothing is said of colors", async () => {
  open();
  expect(await screen.findByRole("region", { name: "Lures" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Lures, by color" })).not.toBeInTheDocument();
});

function parseCount(text: string | null): number {
  return Number(/(\d+) fish/.exec(text ?? "")?.[1]);
}

function total(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}

test("each year leads to its review, with its trips and its fish", async () => {
  open();
  const [latest] = within(await screen.findByRole("list", { name: "Years" })).getAllByRole("link");
  expect(latest).toHaveTextContent(/^20\d\d\d+ trips, \d+ fish$/);
  expect(latest).toHaveAttribute("href", expect.stringMatching(/^\/catches\/years\/20\d\d$/));
});
