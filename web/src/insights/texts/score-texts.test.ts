import { expect, test } from "vitest";

import { describeDayPairs, describeScoreHistory, describeOldRules } from "./score-texts.ts";

const PAIRS = { pairs: 200, concordant: 109 };

test("that the score picks the day is claimed where it is hardly luck, and else can rarely be told", () => {
  const pairs =
    "in 55 of 100 pairs of trips with the same season, water and target, the better-scored trip had more fish per hour.";
  expect(describeDayPairs({ days: { t: 2, p: 0.01, pairs: PAIRS, isClaim: true } })).toBe(
    `It also helps you pick the day: ${pairs}`,
  );
  expect(describeDayPairs({ days: { t: 1.6, p: 0.051, pairs: PAIRS, isClaim: false } })).toBe(
    `Not enough to tell yet if it helps you pick the day: ${pairs}`,
  );
});

test("without pairs of trips, and without evidence, nothing is said of days", () => {
  expect(describeDayPairs({ days: { t: 0, p: 1, pairs: { pairs: 0, concordant: 0 }, isClaim: false } })).toBe(
    "",
  );
  expect(describeDayPairs({ days: null })).toBe("");
});

test("a changed rule ends its series, and it is said since when scores are kept", () => {
  const ended = [{ rule: "a", trips: 31, from: "2024-05-02", to: "2026-09-03" }];
  expect(describeScoreHistory({ predictedSince: "2024-05-02", ended })).toEqual([
    "No scores were saved before May 2, 2024.",
    "The score’s rule changed: 31 trips, May 2, 2024 to Sep 3, 2026, were scored with the old one and no longer count.",
  ]);
  expect(describeScoreHistory({ predictedSince: null, ended: [] })).toEqual([]);
});

test("where evidence begins anew, the score says why; with enough of it nothing is said of old rules", () => {
  const evidence = { slope: null, tripsOfOldRules: 31 };
  const began = describeOldRules({ ...evidence, verdict: { code: "noEvidence", trips: 2, of: 15 } });
  expect(began).toBe("The score’s rule changed: 31 earlier trips don’t count.");
  expect(describeOldRules({ ...evidence, verdict: { code: "cannotTell", trips: 20 } })).toBe("");
});
