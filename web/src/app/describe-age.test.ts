import { expect, test } from "vitest";

import { describeAge, describeMoment } from "./describe-age.ts";

const NOW = new Date("2026-11-21T14:52:00");

test.each([
  ["2026-11-21T14:51:30", "just now"],
  ["2026-11-21T14:51:00", "1 minute ago"],
  ["2026-11-21T14:32:00", "20 minutes ago"],
  ["2026-11-21T13:52:00", "1 hour ago"],
  ["2026-11-20T15:00:00", "23 hours ago"],
  ["2026-11-19T14:00:00", "2 days ago"],
])("what was answered at %s is %s old", (moment, words) => {
  expect(describeAge(new Date(moment).getTime(), NOW)).toBe(words);
});

const format = (moment: string) => describeMoment(new Date(moment).getTime(), NOW);

test("the moment is told by the clock, and by the day when it was another", () => {
  expect(format("2026-11-21T14:32:00")).toMatch(/^0?2:32|^14:32/);
  expect(format("2026-11-20T14:32:00")).toMatch(/20.*(2:32|14:32)/);
});
