import { expect, test } from "vitest";

import { cameAt } from "./api.ts";

test("the same trips are judged once, however often they are asked for; others are judged anew", () => {
  const outings = { outings: [], without_hours: [] };
  const others = { outings: [], without_hours: [] };

  expect(cameAt(outings, 1)).toBe(1);
  expect(cameAt(outings, 2)).toBe(1);
  expect(cameAt(others, 3)).toBe(3);
});
