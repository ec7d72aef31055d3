import { describe, expect, test } from "vitest";

import { expiryText, fishingImpact, isFolded, summarizeAlerts } from "./alert-texts.ts";

describe("the event of an alert says what it means for fishing", () => {
  test.each([
    ["Gale Watch", "Not recommended"],
    ["Severe Thunderstorm Warning", "Not recommended"],
    ["HURRICANE WARNING", "Not recommended"],
    ["Storm Surge and Flood Warning", "Not recommended"],
    ["High Wind Warning", "Check marine conditions"],
    ["Special Marine Warning", "Check marine conditions"],
    ["Flood Advisory", "Shore fishing affected"],
    ["Heavy Rainfall", "Shore fishing affected"],
    ["Dense Fog Advisory", "Reduced visibility"],
  ])("%s: %s", (event, hint) => {
    expect(fishingImpact({ event, severity: "minor" })).toContain(hint);
  });

  test("and where it does not, an extreme or severe one postpones the trip", () => {
    const event = "Extreme Heat Warning";
    expect(fishingImpact({ event, severity: "extreme" })).toContain("Postpone");
    expect(fishingImpact({ event, severity: "severe" })).toContain("Postpone");
    expect(fishingImpact({ event, severity: "moderate" })).toBeNull();
    expect(fishingImpact({ event, severity: "minor" })).toBeNull();
  });
});

test.each([
  ["2026-11-21T12:00:00Z", "Soon"],
  ["2026-11-21T12:59:59Z", "Soon"],
  ["2026-11-21T13:00:00Z", "1 h"],
  ["2026-11-22T11:59:59Z", "23 h"],
  ["2026-11-22T12:00:00Z", "22"],
  ["2026-11-20T12:00:00Z", "Soon"],
  ["whenever", null],
  [null, null],
])("an alert that ends at %s is over: %s", (ends, text) => {
  const now = new Date("2026-11-21T12:00:00Z");
  expect(expiryText(ends, now, (date) => String(date.getUTCDate()))).toBe(text);
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
  expect(summarizeAlerts([])).toBeNull();
  expect(summarizeAlerts([severe])).toBeNull();
  expect(summarizeAlerts([minor, minor])).toBe("2 alerts are active");
  expect(summarizeAlerts([severe, minor, minor])).toBe("3 alerts are active, 1 severe");
  expect(summarizeAlerts([extreme, severe, severe])).toBe("3 alerts are active, 1 extreme, 2 severe");
});
