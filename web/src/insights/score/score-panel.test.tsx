import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import { scoreHistory } from "@creel/domain/insights/score/score-history";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../../testing/show.tsx";
import { reportScore } from "../report/score-report.ts";
import { ScorePanel } from "./score-panel.tsx";

/** Fewer draws than the page has, and none of the rates beside it. */
function open({ outings } = simulatedOutings(30)) {
  const counting = { species: null, isPerLine: false };
  const score = reportScore(outings, { ...counting, quantiles: { gamma, t }, draws: 199 });
  const history = scoreHistory(outings, scoreRule(), counting);
  return show(<ScorePanel score={score} history={history} hasVerdicts />);
}

test("below whether it picks the hour stands whether it picks the day, in pairs of trips", async () => {
  open();
  const score = within(await screen.findByRole("region", { name: "Does the score hold for you?" }));
  expect(
    await score.findByText(
      /pairs of hours of the same trip .*(choose the day, too|picks the day one log can rarely tell): in \d+ of 100 pairs of trips/,
    ),
  ).toBeVisible();
});

test("with too few trips for evidence nothing is said of hours or days", async () => {
  open(simulatedOutings(12));
  const score = within(await screen.findByRole("region", { name: "Does the score hold for you?" }));
  expect(score.getByText("No evidence yet: 12 of 15 trips.")).toBeVisible();
  await screen.findByRole("region", { name: "What the score was worth" });
  expect(score.queryByText(/100 pairs/)).not.toBeInTheDocument();
});

test("what the score was worth is a line from trip to trip, said in words, with a number for each trip", async () => {
  const { person } = open();
  const tally = within(await screen.findByRole("region", { name: "What the score was worth" }));
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
  const tally = within(await screen.findByRole("region", { name: "What the score was worth" }));
  expect(tally.getByText(/^In 29 trips/)).toBeVisible();
  expect(tally.getByRole("img")).not.toHaveAccessibleName(/Hollow/);
});

test("a trip whose score came afterwards is hollow on the line, and not counted", async () => {
  const log = simulatedOutings(30);
  const { segments = [], day = "" } = log.outings[4] ?? {};
  for (const segment of segments) {
    const { score = 50, rule = "" } = segment.predicted ?? {};
    Object.assign(segment, { predicted: null, scored_after: { score, rule } });
  }
  const { person } = open(log);
  const tally = within(await screen.findByRole("region", { name: "What the score was worth" }));
  expect(tally.getByText(/^In 29 trips/)).toBeVisible();
  const late = "Hollow: 1 trip whose score came afterwards and does not count.";
  expect(tally.getByText(new RegExp(late))).toBeVisible();
  expect(tally.getByRole("img")).toHaveAccessibleName(new RegExp(late));

  await person.click(tally.getByRole("button", { name: "Numbers" }));
  await person.click(tally.getByRole("button", { name: "All 30 trips" }));
  const rows = tally.getAllByRole("row", { name: /not counted/ });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(new RegExp(`, ${day.slice(0, 4)}\\d`));
});

test("where the rule changed, the old series has ended and is not lost, nor are trips of before any was kept", async () => {
  const log = simulatedOutings(30);
  for (const [index, { segments }] of log.outings.entries()) {
    for (const segment of segments) {
      if (index < 2) segment.predicted = null;
      else if (index < 20 && segment.predicted) segment.predicted.rule = "another";
    }
  }
  open(log);
  const score = within(await screen.findByRole("region", { name: "The fishing score" }));
  expect(await score.findByText(/^The score was not kept before .* 20\d\d\.$/)).toBeVisible();
  expect(
    score.getByText(/^Its rule has changed since: a series of 18 trips, .* ended at .* bits/),
  ).toBeVisible();
  expect(score.getByText(/^In 10 trips the score was worth/)).toBeVisible();
});
