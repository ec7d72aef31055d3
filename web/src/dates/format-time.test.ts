import { expect, test } from "vitest";

import { formatTime } from "./format-time.ts";

const NOW = new Date("2026-11-21T14:52:00");

const format = (date: string) => formatTime(new Date(date).getTime(), NOW);

test("the moment is told by the clock, and by the day when it was another", () => {
  expect(format("2026-11-21T14:32:00")).toMatch(/^0?2:32|^14:32/);
  expect(format("2026-11-20T14:32:00")).toMatch(/20.*(2:32|14:32)/);
});
