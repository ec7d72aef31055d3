import { expect, test } from "vitest";

import { placeClock } from "./place-clock.ts";

const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("times are those of the place's clock", () => {
  const clock = placeClock("America/Chicago");

  expect(plain(clock.time("2026-11-21T13:20:00Z"))).toBe("7:20 AM");
  expect(clock.hour("2026-11-21T13:00:00Z")).toBe("7 am");
  expect(clock.hour("2026-11-21T18:00:00Z")).toBe("noon");
  expect(plain(clock.timeFrom("2026-11-22T13:20:00Z", "2026-11-21T13:20:00Z"))).toBe("Sun 7:20 AM");
  expect(plain(clock.timeFrom("2026-11-21T23:20:00Z", "2026-11-21T13:20:00Z"))).toBe("5:20 PM");
});

test("a period is told by its times alone, over midnight too", () => {
  const clock = placeClock("America/Chicago");

  expect(plain(clock.range("2026-11-21T12:54:00Z", "2026-11-21T13:54:00Z"))).toBe("6:54 – 7:54 AM");
  expect(plain(clock.range("2026-11-22T04:42:00Z", "2026-11-22T06:42:00Z"))).toBe("10:42 PM – 12:42 AM");
});

test("where clocks stand half an hour beside, an hour has its minutes", () => {
  expect(placeClock("Asia/Kolkata").hour("2026-11-21T13:00:00Z")).toBe("6:30 pm");
});

test("the zone is named where this device's clock shows another time", () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

  expect(placeClock(here).nameIfForeign("2026-11-21T13:00:00Z")).toBeNull();
  expect(placeClock("Asia/Kathmandu").nameIfForeign("2026-11-21T13:00:00Z")).toBe("Nepal Time");
});
