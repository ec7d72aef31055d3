import { expect, test } from "vitest";

import { seededRandom } from "../simulation/seeded-random.ts";
import { simulateLog } from "../simulation/simulate-log.ts";
import { scoreHistory } from "./score-history.ts";

const ALL = { species: null, isPerLine: false };
const LOG = simulateLog(
  { outings: 30, rate: 0.5, size: 1, burst: 1.5, effect: null, scoreSlope: 0.2 },
  seededRandom("history"),
).toSorted((one, other) => one.day.localeCompare(other.day));

/**
 * Returns the log with the rule of each trip's score taken from its index in the log; `null` removes the prediction.
 */
function logWithRules(ruleOf: (index: number) => string | null) {
  return LOG.map((outing, index) => {
    const rule = ruleOf(index);
    const segments = outing.segments.map((segment) =>
      Object.assign({}, segment, {
        predicted: rule !== null && segment.predicted && { ...segment.predicted, rule },
      }),
    );
    return Object.assign({}, outing, { segments });
  });
}

test("a changed rule ends its series, of which the trips are counted", () => {
  const log = logWithRules((index) => (index < 8 ? "first" : index < 20 ? "second" : "now"));
  expect(scoreHistory(log, "now", ALL).ended).toEqual([
    { rule: "first", trips: 8, from: log[0]?.day, to: log[7]?.day },
    { rule: "second", trips: 12, from: log[8]?.day, to: log[19]?.day },
  ]);
  expect(
    scoreHistory(
      logWithRules(() => "now"),
      "now",
      ALL,
    ).ended,
  ).toEqual([]);
});

test("it is known since when scores were kept, where trips came before", () => {
  expect(
    scoreHistory(
      logWithRules((index) => (index < 5 ? null : "now")),
      "now",
      ALL,
    ).predictedSince,
  ).toBe(LOG[5]?.day);
  expect(
    scoreHistory(
      logWithRules(() => "now"),
      "now",
      ALL,
    ).predictedSince,
  ).toBeNull();
  expect(
    scoreHistory(
      logWithRules(() => null),
      "now",
      ALL,
    ).predictedSince,
  ).toBeNull();
});
