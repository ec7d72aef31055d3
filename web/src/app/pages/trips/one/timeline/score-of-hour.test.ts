import type { Prediction } from "@creel/domain/trips/prediction";
import { expect, test } from "vitest";

import { scoreOfHour } from "./score-of-hour.ts";

const HOUR = { hour: "2026-11-20T12:00:00.000Z", score: 78.6 };

function scoreWith(change: Partial<Prediction> | null, hour = HOUR) {
  const said: Prediction = {
    made_at: "2026-11-20T11:50:00.000Z",
    rule: "1",
    source: null,
    hours: [{ at: HOUR.hour, score: 64, points: {} }],
    ...change,
  };
  return scoreOfHour({ started_at: "2026-11-20T12:10:00.000Z", prediction: change && said }, hour);
}

test("the score of an hour is the one that was said before the trip", () => {
  expect(scoreWith({})).toEqual({ value: 64, isAfterwards: false });
});

test("a score is hollow where none was said, or too late, or not of that hour", () => {
  const hollow = { value: 79, isAfterwards: true };
  expect(scoreWith(null)).toEqual(hollow);
  expect(scoreWith({ made_at: "2026-11-20T12:30:00.000Z" })).toEqual(hollow);
  expect(scoreWith({}, { ...HOUR, hour: "2026-11-20T13:00:00.000Z" })).toEqual(hollow);
});
