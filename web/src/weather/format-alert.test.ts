import type { Alert } from "@creel/domain/weather/alert";
import { expect, test } from "vitest";

import { formatEnd, formatImpact, formatNews, formatSummary } from "./format-alert.ts";

const ALERT: Alert = {
  id: "storm",
  event: "Storm Warning",
  severity: "severe",
  headline: null,
  description: null,
  instruction: null,
  expires: null,
  ends: null,
};

test.each([
  ["Gale Watch", "Not recommended: stay off open water."],
  ["High Wind Warning", "Check marine conditions before you go out."],
  ["Flood Advisory", "Shore fishing affected."],
  ["Dense Fog Advisory", "Reduced visibility: run slow, lights on."],
  ["Extreme Heat Warning", "Postpone your trip."],
])("%s means: %s", (event, sentence) => {
  expect(formatImpact({ ...ALERT, event })).toBe(sentence);
});

test("an alert that means nothing for who wants to fish says nothing", () => {
  expect(formatImpact({ ...ALERT, event: "Heat Advisory", severity: "minor" })).toBeNull();
});

test.each([
  ["2026-11-21T12:59:00Z", "Expires: Soon"],
  ["2026-11-21T17:30:00Z", "ends in 5 h"],
  ["2026-11-23T12:00:00Z", "ends Nov 23"],
  [null, null],
])("an alert that ends at %s: %s", (ends, text) => {
  expect(formatEnd({ ...ALERT, ends }, new Date("2026-11-21T12:00:00Z"))).toBe(text);
});

test.each([
  [["severe"], null],
  [["minor", "minor"], "2 alerts are active"],
  [["severe", "minor", "minor"], "3 alerts are active, 1 severe"],
  [["extreme", "minor"], "2 alerts are active, 1 extreme"],
  [["extreme", "severe", "severe"], "3 alerts are active, 1 extreme, 2 severe"],
] as const)("alerts are summed up with how many are grave: %j", (severities, text) => {
  expect(formatSummary(severities.map((severity) => ({ ...ALERT, severity })))).toBe(text);
});

test("who cannot see a new alert hears it with what it means", () => {
  expect(formatNews(ALERT)).toBe(
    "Weather alert: Storm Warning, severe. Not recommended: stay off open water.",
  );
});
