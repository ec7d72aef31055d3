import { expect, test } from "vitest";

import { placeClock } from "./place-clock.ts";

const plain = (text: string) => text.replaceAll(/[  ]/g, " ");

test("times are those of the place's clock", () => {
  const clock = placeClock("America/Chicago");

  expect(plain(clock.time("2026-11-21T13:20:00Z"))).toBe("7:20 AM");
  expect(plain(clock.hour("2026-11-21T13:00:00Z"))).toBe("7 AM");
  expect(clock.hour("2026-11-21T18:00:00Z")).toBe("noon");
  expect(plain(clock.timeFrom("2026-11-22T13:20:00Z", "2026-11-21T13:20:00Z"))).toBe("Sun 7:20 AM");
  expect(plain(clock.timeFrom("2026-11-21T23:20:00Z", "2026-11-21T13:20:00Z"))).toBe("5:20 PM");
});

test("where clocks stand half an hour beside, an hour has its minutes", () => {
  expect(plain(placeClock("Asia/Kolkata").hour("2026-11-21T13:00:00Z"))).toBe("6:30 PM");
});

test("the zone is named where this device's clock shows another time", () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;

  expect(placeClock(here).nameIfForeign("2026-11-21T13:00:00Z")).toBeNull();
  expect(placeClock("Asia/Kathmandu").nameIfForeign("2026-11-21T13:00:00Z")).toBe("Nepal Time");
});
