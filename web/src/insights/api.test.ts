import { expect, test } from "vitest";

import { findReceivedAt } from "./api.ts";

test("the same trips are judged once, however often they are asked for; others are judged anew", () => {
  const outings = { outings: [], without_hours: [] };
  const others = { outings: [], without_hours: [] };

  expect(findReceivedAt(outings, 1)).toBe(1);
  expect(findReceivedAt(outings, 2)).toBe(1);
  expect(findReceivedAt(others, 3)).toBe(3);
});
