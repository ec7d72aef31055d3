import { expect, test } from "vitest";

import { describeFlowRatio } from "./format-conditions.ts";

test.each([
  [0.03, "Under 10% of the usual flow for the date."],
  [0.5, "About half the usual flow for the date."],
  [0.7, "About 70% of the usual flow for the date."],
  [0.95, "About the usual flow for the date."],
  [1.4, "About 140% of the usual flow for the date."],
  [1.8, "About twice the usual flow for the date."],
  [2.4, "About twice the usual flow for the date."],
  [7.6, "About 8 times the usual flow for the date."],
])("a flow of %s times the median is told in words", (ratio, words) => {
  expect(describeFlowRatio(ratio)).toBe(words);
});
