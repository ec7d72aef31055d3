import { expect, test } from "vitest";

import { tripOf } from "../trips/data/trip-testing.ts";
import { formatClock, formatTime, formatTimes } from "./format-clock.ts";

const plain = (text: string) => text.replaceAll(/[\u2009\u202F\u00A0]/gu, " ");

const NOW = new Date("2026-11-21T14:52:00");

const format = (date: string) => formatTime(new Date(date).getTime(), NOW);

test("the moment is told by the clock, and by the day when it was another", () => {
  expect(format("2026-11-21T14:32:00")).toMatch(/^0?2:32|^14:32/);
  expect(format("2026-11-20T14:32:00")).toMatch(/20.*(2:32|14:32)/);
});

test("the times of a trip are on its own clock, with dates where it ends on another day", () => {
  expect(plain(formatTimes(tripOf()))).toBe("6:10 – 10:10 AM");
  expect(plain(formatTimes(tripOf({ ended_at: null })))).toBe("Since 6:10 AM");
  const overnight = tripOf({ ended_at: "2026-11-21T08:00:00.000Z" });
  expect(plain(formatTimes(overnight))).toBe("Nov 20, 6:10 AM – Nov 21, 2:00 AM");
  expect(plain(formatClock("2026-11-20T12:10:00.000Z", "Europe/Berlin"))).toBe("1:10 PM");
});

test("tells what the clock shows there", () => {
  expect(formatClock(new Date("2026-11-21T12:40:00Z"), "America/Chicago")).toMatch(/^6:40\sAM$/);
});
