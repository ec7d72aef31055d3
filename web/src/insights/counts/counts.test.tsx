import { simulatedCounts } from "@creel/testing/simulated-counts";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../../testing/show.tsx";
import { NO_FILTERS } from "../filters/use-insight-filters.ts";
import { Counts } from "./counts.tsx";

function open() {
  const outings = simulatedOutings(20);
  return show(<Counts outings={outings} filters={NO_FILTERS} lureName={String} Bests={() => null} />, {
    answers: { "GET /insights/counts": simulatedCounts(outings), "GET /custom-fields": { fields: [] } },
  });
}

const ALL_COUNTED = [
  ["Months", ["Catches", "Trips", "Blanks", "Hours", "Fish an hour"]],
  ["Hour of the day", ["Catches"]],
  ["Lures", ["Catches"]],
  ["Waters", ["Catches"]],
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
    const said = chart.getAllByText(/\d catch(es)?\b/).map(({ textContent }) => parseCount(textContent));
    expect(total(counted)).toBe(total(said));
    expect(total(counted)).toBeGreaterThan(0);
  }
});

test("without the tackle box nothing is said of colors", async () => {
  open();
  expect(await screen.findByRole("region", { name: "Lures" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Lures, by color" })).not.toBeInTheDocument();
});

function parseCount(text: string | null): number {
  return Number(/(\d+) catch/.exec(text ?? "")?.[1]);
}

function total(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
