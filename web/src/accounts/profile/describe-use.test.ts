import { expect, test } from "vitest";

import { describeUse } from "./describe-use.ts";

const NOW = new Date(2026, 10, 21, 15, 0);

test.each([
  [new Date(2026, 10, 21, 14, 55), "just now"],
  [new Date(2026, 10, 21, 15, 2), "just now"],
  [new Date(2026, 10, 21, 14, 18), "42 minutes ago"],
  [new Date(2026, 10, 21, 9, 30), "5 hours ago"],
  [new Date(2026, 10, 20, 23, 50), "yesterday"],
  [new Date(2026, 10, 16, 8, 0), "5 days ago"],
  [new Date(2026, 10, 8, 8, 0), "on Nov 8"],
  [new Date(2025, 11, 31, 8, 0), "on Dec 31, 2025"],
])("what was used at %s was used %s", (at, text) => {
  expect(describeUse(at, NOW)).toBe(text);
});
