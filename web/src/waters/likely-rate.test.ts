import { expect, test } from "vitest";

import { likelyRate } from "./likely-rate.ts";

const OFTEN = { trips: 41, fish: 91, hours: 152 };
const SELDOM = { trips: 47, fish: 81, hours: 167 };
const ALL = [OFTEN, SELDOM];

test("the rate is had over all hours, and what is likely lies around it", () => {
  const rate = likelyRate(OFTEN, ALL);
  expect(rate?.observed).toBeCloseTo(0.599, 3);
  // Source: scipy.stats.gamma.ppf([0.025, 0.975], 37.275, scale=0.0157).
  expect(rate?.from).toBeCloseTo(0.4126, 3);
  expect(rate?.to).toBeCloseTo(0.7875, 2);
});

test("the fewer trips, the more is likely", () => {
  const few = { trips: 5, fish: 11, hours: 18 };
  const [narrow, wide] = [likelyRate(OFTEN, ALL), likelyRate(few, ALL)];
  expect((wide?.to ?? 0) - (wide?.from ?? 0)).toBeGreaterThan((narrow?.to ?? 0) - (narrow?.from ?? 0));
});

test.each([
  { trips: 4, fish: 30, hours: 40 },
  { trips: 9, fish: 30, hours: 9 },
  { trips: 0, fish: 0, hours: 0 },
])("under five trips or ten hours nothing is said: %o", (effort) => {
  expect(likelyRate(effort, [...ALL, effort])).toBeNull();
});
