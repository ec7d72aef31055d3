import { describe, expect, test } from "vitest";

import { alertEnd, countAlerts, fishingImpact, isFolded } from "./alert-codes.ts";

describe("the event of an alert says what it means for fishing", () => {
  test.each([
    ["Gale Watch", "stayOffOpenWater"],
    ["Severe Thunderstorm Warning", "stayOffOpenWater"],
    ["HURRICANE WARNING", "stayOffOpenWater"],
    ["Storm Surge and Flood Warning", "stayOffOpenWater"],
    ["High Wind Warning", "checkMarineConditions"],
    ["Special Marine Warning", "checkMarineConditions"],
    ["Flood Advisory", "shoreAffected"],
    ["Heavy Rainfall", "shoreAffected"],
    ["Dense Fog Advisory", "reducedVisibility"],
  ])("%s: %s", (event, impact) => {
    expect(fishingImpact({ event, severity: "minor" })).toBe(impact);
  });

  test("and where it does not, an extreme or severe one postpones the trip", () => {
    const event = "Extreme Heat Warning";
    expect(fishingImpact({ event, severity: "extreme" })).toBe("postpone");
    expect(fishingImpact({ event, severity: "severe" })).toBe("postpone");
    expect(fishingImpact({ event, severity: "moderate" })).toBeNull();
    expect(fishingImpact({ event, severity: "minor" })).toBeNull();
  });
});

const SOON = { code: "withinTheHour" };
const inHours = (hours: number) => ({ code: "withinTheDay", values: { hours } });

test.each([
  ["2026-11-21T12:00:00Z", SOON],
  ["2026-11-21T12:59:59Z", SOON],
  ["2026-11-21T13:00:00Z", inHours(1)],
  ["2026-11-22T11:59:59Z", inHours(23)],
  ["2026-11-22T12:00:00Z", { code: "later", values: { end: new Date("2026-11-22T12:00:00Z") } }],
  ["2026-11-20T12:00:00Z", SOON],
  ["whenever", null],
  [null, null],
])("an alert that ends at %s is over: %j", (ends, end) => {
  expect(alertEnd(ends, new Date("2026-11-21T12:00:00Z"))).toEqual(end);
});

test("a description is folded when it is longer than 150 characters", () => {
  expect(isFolded("a".repeat(151))).toBe(true);
  expect(isFolded("a".repeat(150))).toBe(false);
  expect(isFolded("")).toBe(false);
});

test("more than one alert is summed up, with how many are severe", () => {
  const minor = { severity: "minor" } as const;
  const severe = { severity: "severe" } as const;
  const extreme = { severity: "extreme" } as const;
  expect(countAlerts([])).toBeNull();
  expect(countAlerts([severe])).toBeNull();
  expect(countAlerts([minor, minor])).toEqual({ count: 2, extreme: 0, severe: 0 });
  expect(countAlerts([severe, minor, minor])).toEqual({ count: 3, extreme: 0, severe: 1 });
  expect(countAlerts([extreme, severe, severe])).toEqual({ count: 3, extreme: 1, severe: 2 });
});
