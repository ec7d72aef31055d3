import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import { scoreHistory } from "@creel/domain/insights/score/score-history";
import { simulatedOutings } from "@creel/testing/simulated-outings";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { show } from "../../testing/show.tsx";
import { reportScore } from "../report/make-report.ts";
import { ScorePanel } from "./score-panel.tsx";

/** Uses fewer draws than the page, and skips the other rates. */
function open({ outings } = simulatedOutings(30)) {
  const counting = { species: null, isPerLine: false };
  const score = reportScore(outings, { ...counting, quantiles: { gamma, t }, draws: 199 });
  const history = scoreHistory(outings, scoreRule(), counting);
  return show(<ScorePanel score={score} history={history} hasVerdicts />);
}

test("below whether it picks the hour stands whether it picks the day, in pairs of trips", async () => {
  open();
  const score = within(await screen.findByRole("region", { name: "Does the score work for you?" }));
  expect(
    await score.findByText(
      /pairs of hours from the same trip.*(also helps you pick the day|Not enough to tell yet if it helps you pick the day): in \d+ of 100 pairs of trips/,
    ),
  ).toBeVisible();
});

test("with too few trips for evidence nothing is said of hours or days", async () => {
  open(simulatedOutings(12));
  const score = within(await screen.findByRole("region", { name: "Does the score work for you?" }));
  expect(score.getByText(/^No results yet: \d+ of 15 trips\.$/)).toBeVisible();
  expect(score.queryByText(/100 pairs/)).not.toBeInTheDocument();
});

test("a trip whose score came afterwards is said to be there, and not counted", async () => {
  const log = simulatedOutings(30);
  for (const segment of log.outings[4]?.segments ?? []) {
    const { score = 50, rule = "" } = segment.predicted ?? {};
    Object.assign(segment, { predicted: null, scored_after: { score, rule } });
  }
  open(log);
  const score = within(await screen.findByRole("region", { name: "The fishing score" }));
  expect(score.getByText(/1 trip was scored after it ended and doesn’t count\.$/)).toBeVisible();
});

test("where the rule changed, the old series has ended and is told, as are trips of before any was kept", async () => {
  const log = simulatedOutings(30);
  for (const [index, { segments }] of log.outings.entries()) {
    for (const segment of segments) {
      if (index < 2) segment.predicted = null;
      else if (index < 20 && segment.predicted) segment.predicted.rule = "another";
    }
  }
  open(log);
  const score = within(await screen.findByRole("region", { name: "The fishing score" }));
  expect(await score.findByText(/^No scores were saved before .* 20\d\d\.$/)).toBeVisible();
  expect(
    score.getByText(
      /^The score’s rule changed: 18 trips, .* were scored with the old one and no longer count\.$/,
    ),
  ).toBeVisible();
  expect(score.getByText("No results yet: 10 of 15 trips.")).toBeVisible();
});
