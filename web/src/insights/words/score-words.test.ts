import { expect, test } from "vitest";

import { wordsOfDays } from "./score-words.ts";

const PAIRS = { pairs: 200, concordant: 109 };

test("that the score picks the day is claimed where it is hardly luck, and else can rarely be told", () => {
  const pairs =
    "in 55 of 100 pairs of trips of one season, water and target the better-scored trip had more fish an hour.";
  expect(wordsOfDays({ days: { t: 2, p: 0.05, pairs: PAIRS } })).toBe(
    `It helps you choose the day, too: ${pairs}`,
  );
  expect(wordsOfDays({ days: { t: 1.6, p: 0.051, pairs: PAIRS } })).toBe(
    `Whether it picks the day one log can rarely tell: ${pairs}`,
  );
});

test("without pairs of trips, and without evidence, nothing is said of days", () => {
  expect(wordsOfDays({ days: { t: 0, p: 1, pairs: { pairs: 0, concordant: 0 } } })).toBe("");
  expect(wordsOfDays({ days: null })).toBe("");
});
