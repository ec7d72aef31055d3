import { simulatedOutings } from "@creel/testing/simulated-outings";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { openPage } from "../../../testing/open-page.ts";

const SLOW = { timeout: 15_000 };

function open(outings = simulatedOutings(30)) {
  return openPage("/catches/insights", { answers: { "GET /insights/outings": outings } });
}

test("what the score was worth is a line from trip to trip, said in words, with a number for each trip", async () => {
  const { person } = open();
  const tally = within(await screen.findByRole("region", { name: "What the score was worth" }, SLOW));
  expect(tally.getByText(/^In 30 trips the score was worth (0|[+−]\d\.\d) bits\.$/)).toBeVisible();
  const line = tally.getByRole("img");
  expect(line).toHaveAccessibleName(
    /^The score in bits, trip by trip: .* on .*\. Highest .* on .*, lowest .* on .*\.$/,
  );

  await person.click(tally.getByRole("button", { name: "Numbers" }));
  expect(tally.getAllByRole("row")).toHaveLength(21);
  await person.click(tally.getByRole("button", { name: "All 30 trips" }));
  const rows = tally.getAllByRole("row");
  expect(rows).toHaveLength(31);
  const years = rows.slice(1).map(({ firstChild }) => Number(firstChild?.textContent?.slice(-4)));
  expect(years).toEqual(years.toSorted((one, other) => other - one));
});

test("a trip without a score from before it is not in the line", async () => {
  const log = simulatedOutings(30);
  for (const segment of log.outings[0]?.segments ?? []) segment.predicted = null;
  open(log);
  const tally = within(await screen.findByRole("region", { name: "What the score was worth" }, SLOW));
  expect(tally.getByText(/^In 29 trips/)).toBeVisible();
});
