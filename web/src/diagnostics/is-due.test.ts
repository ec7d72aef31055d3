import { expect, test } from "vitest";

import { isDue } from "./is-due.ts";

const LAST = "2026-11-21T15:00:00.000Z";

test.each([
  ["the first", undefined, "2026-11-21T15:00:00.000Z", true],
  ["another tab's of two minutes ago", LAST, "2026-11-21T15:02:00.000Z", false],
  ["one of five minutes ago", LAST, "2026-11-21T15:05:00.000Z", true],
  ["one of the future, after the clock was set back", LAST, "2026-11-21T14:00:00.000Z", true],
])("after %s an entry is due: %s, %s", (_which, last, now, due) => {
  expect(isDue(last, Date.parse(now))).toBe(due);
});
