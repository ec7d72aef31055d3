import type { Prediction } from "@creel/domain/trips/prediction";
import { expect, test } from "vitest";

import { scoreOfHour } from "./score-of-hour.ts";

const HOUR = { hour: "2026-11-20T12:00:00.000Z", score: 78.6 };

function scoreWith({ hour = HOUR, before = 64, isPredicted = true }: With = {}) {
  const prediction: Prediction = {
    made_at: "2026-11-20T11:50:00.000Z",
    rule: "1",
    source: null,
    hours: [{ at: HOUR.hour, score: 64, points: {} }],
  };
  return scoreOfHour({ score: { before, during: null }, prediction: isPredicted ? prediction : null }, hour);
}

interface With {
  hour?: typeof HOUR;
  before?: number | null;
  isPredicted?: boolean;
}

test("the score of an hour is the one that was said before the trip", () => {
  expect(scoreWith()).toEqual({ value: 64, isAfterwards: false });
});

test("a score is hollow where none was said, or not of that hour, or nobody can tell that Creel said it before the trip", () => {
  const hollow = { value: 79, isAfterwards: true };
  expect(scoreWith({ isPredicted: false })).toEqual(hollow);
  expect(scoreWith({ hour: { ...HOUR, hour: "2026-11-20T13:00:00.000Z" } })).toEqual(hollow);
  expect(scoreWith({ before: null })).toEqual(hollow);
});
