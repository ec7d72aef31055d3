import { expect, test } from "vitest";

import { joinMoments, type MomentContext, settleMoment, type WrittenMoment } from "./settle-moment.ts";

const AFTERNOON: MomentContext = {
  now: "2026-11-22T15:00",
  yesterday: "2026-11-21",
  isTwelveHour: true,
  outings: [],
};
const DAY_BEFORE = "2026-11-21";

const NOTHING = { day: null, dayBefore: null, isStillToCome: false, time: null, isHalfKnown: false };

function written(changes: Partial<WrittenMoment>): WrittenMoment[] {
  return [{ start: 0, end: 4, ...NOTHING, ...changes }];
}

test.each([
  [
    "a time of today that is past by either half of the clock is the later one",
    { time: "01:10" },
    "2026-11-22 13:10 evening",
  ],
  ["a time that only the morning can have had is the morning's", { time: "06:40" }, "2026-11-22 06:40 null"],
  [
    "a time at night that was written in the afternoon is doubtful",
    { time: "04:10" },
    "2026-11-22 04:10 morning",
  ],
  [
    "a time that today has not come yet was yesterday",
    { time: "18:40", isHalfKnown: true },
    "2026-11-21 18:40 yesterday",
  ],
  [
    "of another day it is the morning, with a doubt",
    { day: DAY_BEFORE, time: "06:40" },
    "2026-11-21 06:40 morning",
  ],
  [
    "am or pm leaves no doubt",
    { day: DAY_BEFORE, time: "18:40", isHalfKnown: true },
    "2026-11-21 18:40 null",
  ],
  ["a day alone lacks its time", { day: DAY_BEFORE }, "2026-11-21 null no_time"],
  ["today alone is now", { day: "2026-11-22" }, "2026-11-22 null null"],
  [
    "a weekday whose time has not come yet today was a week ago",
    { day: "2026-11-22", dayBefore: "2026-11-15", time: "18:40", isHalfKnown: true },
    "2026-11-15 18:40 earlier",
  ],
  [
    "a day that stands for one still to come is doubtful",
    { day: "2026-11-20", dayBefore: "2026-11-13", time: "18:40", isHalfKnown: true, isStillToCome: true },
    "2026-11-20 18:40 earlier",
  ],
  ["a day to come without a time is in the future", { day: "2026-11-23" }, "2026-11-23 null future"],
  [
    "nobody caught anything tomorrow",
    { day: "2026-11-23", time: "08:00", isHalfKnown: true },
    "2026-11-23 08:00 future",
  ],
])("%s", (_sentence, changes, expected) => {
  const settled = settleMoment(written(changes), AFTERNOON);
  expect(settled && `${settled.day} ${settled.time} ${settled.doubt}`).toBe(expected);
});

test("of two times the one during a trip is meant", () => {
  const outings = [{ from: "2026-11-21T17:00", to: "2026-11-21T21:00" }];
  const settled = settleMoment(written({ day: DAY_BEFORE, time: "06:40" }), { ...AFTERNOON, outings });
  expect(settled).toEqual({ day: DAY_BEFORE, time: "18:40", doubt: "trip" });
});

test("a clock of 24 hours has one reading", () => {
  const context = { ...AFTERNOON, isTwelveHour: false };
  expect(settleMoment(written({ day: DAY_BEFORE, time: "06:40" }), context)).toMatchObject({ doubt: null });
});

test("a day in one place and a time in another are one moment", () => {
  const [day] = written({ day: DAY_BEFORE });
  const [time] = written({ time: "06:40", start: 20, end: 24 });
  const joined = joinMoments([day, time].flatMap((moment) => moment ?? []));
  expect(settleMoment(joined, AFTERNOON)).toMatchObject({ day: DAY_BEFORE, time: "06:40" });
});
