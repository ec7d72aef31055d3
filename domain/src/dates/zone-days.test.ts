import { expect, test } from "vitest";

import { daysIn, lastMinuteOfDay, startOfDay } from "./zone-days.ts";

const iso = (instant: number) => new Date(instant).toISOString();

test("a day begins at midnight of its zone", () => {
  expect(iso(startOfDay("2026-07-01", "Europe/Oslo"))).toBe("2026-06-30T22:00:00.000Z");
  expect(iso(startOfDay("2026-07-01", "America/Chicago"))).toBe("2026-07-01T05:00:00.000Z");
  expect(iso(startOfDay("2026-07-01", "Pacific/Kiritimati"))).toBe("2026-06-30T10:00:00.000Z");
});

test("a day without a midnight begins when the clock was changed", () => {
  expect(iso(startOfDay("2018-11-04", "America/Sao_Paulo"))).toBe("2018-11-04T03:00:00.000Z");
});

test("a deadline at midnight is the last minute of the day", () => {
  expect(iso(lastMinuteOfDay("2026-07-01", "Europe/Oslo"))).toBe("2026-07-01T21:59:00.000Z");
});

test("an instant has another day in another zone", () => {
  const instant = "2026-07-01T21:50:00Z";
  expect(daysIn("Europe/Oslo")(instant)).toBe("2026-07-01");
  expect(daysIn("Asia/Tokyo")(instant)).toBe("2026-07-02");
});
