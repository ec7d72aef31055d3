import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { describe, expect, test } from "vitest";

import { daySpan, skyDay } from "./sky-day.ts";
import { solunarNow, solunarPeriods } from "./solunar.ts";

const WASHINGTON = { latitude: 38.889444, longitude: -77.035278 };
const DAY = daySpan("2024-03-05", "America/New_York");
const PERIODS = solunarPeriods(WASHINGTON, DAY);

function minutesOff(instant: Date | undefined, time: string): number {
  return Math.abs(Number(instant) - Date.parse(`2024-03-05T${time}:00-05:00`)) / MINUTE_MS;
}

test("a day has the periods of the almanac's moon: an hour or half of one to either side", () => {
  // Moonrise was at 03:27, the moon was overhead at 07:53, and moonset was at 12:21.
  const table = [
    ["moonrise", "minor", "02:57", "03:57"],
    ["overhead", "major", "06:53", "08:53"],
    ["moonset", "minor", "11:51", "12:51"],
  ] as const;
  for (const [event, kind, start, end] of table) {
    const period = PERIODS.find((each) => each.event === event);
    expect(period?.kind).toBe(kind);
    expect(minutesOff(period?.start, start)).toBeLessThan(2);
    expect(minutesOff(period?.end, end)).toBeLessThan(2);
  }
  expect(PERIODS.map(({ event }) => event)).toEqual(["moonrise", "overhead", "moonset", "underfoot"]);
});

test("a period is prime when it overlaps the hour before or after sunrise or sunset", () => {
  // Sunrise was at 06:34 and sunset at 18:06; the moon was underfoot at about 20:18.
  expect(PERIODS.map(({ event, isPrime }) => [event, isPrime])).toEqual([
    ["moonrise", false],
    ["overhead", true],
    ["moonset", false],
    ["underfoot", false],
  ]);
});

test("a period that reaches over midnight belongs to both days", () => {
  const days = ["2026-09-24", "2026-09-25"].map((day) =>
    solunarPeriods({ latitude: 47.6687, longitude: -122.3847 }, daySpan(day, "America/Los_Angeles")).filter(
      ({ event }) => event === "overhead",
    ),
  );
  const [last] = days.map((periods) => periods.at(-1));
  expect(days[1]?.[0]).toEqual(last);
});

describe("at an instant", () => {
  test.each([
    ["05:00", undefined, "overhead"],
    ["07:00", "overhead", "underfoot"],
    ["12:00", "moonset", "underfoot"],
    ["22:00", undefined, "overhead"],
  ])("%s the right periods count", (time, current, next) => {
    const now = solunarNow(WASHINGTON, new Date(`2024-03-05T${time}:00-05:00`));
    expect(now.current?.event).toBe(current);
    expect(now.nextMajor?.event).toBe(next);
  });

  test("there is always a major period to come, at every latitude", () => {
    for (const latitude of [-90, -66.6, 0, 45, 69.65, 90]) {
      for (let day = 0; day < 28; day += 1) {
        const instant = new Date(Date.UTC(2026, 1, day + 1, day));
        expect(solunarNow({ latitude, longitude: 170 }, instant).nextMajor).not.toBeNull();
      }
    }
  });
});

test("where the moon does not rise there are major periods alone", () => {
  const pole = { latitude: 90, longitude: 0 };
  const kinds = solunarPeriods(pole, daySpan("2026-06-28", "UTC")).map(({ kind }) => kind);
  expect(kinds).toEqual(["major", "major"]);
  expect(skyDay(pole, "2026-06-28", "UTC").moon.rise).toBeNull();
});
