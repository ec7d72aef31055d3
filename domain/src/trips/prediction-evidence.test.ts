import { expect, test } from "vitest";

import { forecastCellOf, isReceivedBefore, isPredictionEvidence } from "./prediction-evidence.ts";

const HOME = { latitude: 47.83, longitude: -92.26 };
const START = "2026-11-20T12:00:00.000Z";

/** The prediction is made at 11:00 for the trip's place and received at 20:00, unless the change says otherwise. */
function isEvidenceWith(
  change: { at?: string; told?: object; trip?: object; of?: typeof HOME } = {},
): boolean {
  const cell = forecastCellOf(change.of ?? HOME);
  const prediction = {
    madeAt: new Date("2026-11-20T11:00:00.000Z"),
    receivedAt: new Date(change.at ?? "2026-11-20T20:00:00.000Z"),
    cellLatitude: cell.latitude,
    cellLongitude: cell.longitude,
  };
  return isPredictionEvidence(
    { ...prediction, ...change.told },
    { startedAt: new Date(START), ...HOME, ...change.trip },
  );
}

test("what was told of the place before a trip is said before it, if the trip came within 72 hours of its start", () => {
  expect(isEvidenceWith()).toBe(true);
  expect(isEvidenceWith({ at: "2026-11-23T12:00:00.000Z" })).toBe(true);
  expect(isEvidenceWith({ at: "2026-11-23T12:00:00.001Z" })).toBe(false);
});

test.each([
  ["written down before there were signatures", { told: { receivedAt: null } }],
  ["not signed", { told: { cellLatitude: null, cellLongitude: null } }],
  ["told 16 minutes after the start", { told: { madeAt: new Date("2026-11-20T12:16:00.000Z") } }],
  ["of a trip without a place", { trip: { latitude: null, longitude: null } }],
  ["of a trip that was moved to an earlier time", { trip: { startedAt: new Date("2026-11-20T10:00:00Z") } }],
])("what is %s is not said before", (_what, change) => {
  expect(isEvidenceWith(change)).toBe(false);
});

test.each([
  ["8 km", { latitude: 47.9, longitude: -92.26 }, true],
  ["30 km", { latitude: 48.1, longitude: -92.26 }, false],
  ["730 km", { latitude: 41.9, longitude: -87.6 }, false],
])("a forecast holds for a trip %s from its square: %s", (_far, trip, holds) => {
  expect(isEvidenceWith({ trip })).toBe(holds);
});

test("a forecast holds across the 180th meridian", () => {
  const west = { latitude: -17, longitude: 179.99 };
  expect(isEvidenceWith({ of: west, trip: { latitude: -17, longitude: -179.98 } })).toBe(true);
  expect(isEvidenceWith({ of: west, trip: { latitude: -17, longitude: -179.5 } })).toBe(false);
});

test("what a device worked out itself must have come within 15 minutes of the start", () => {
  const startedAt = new Date(START);
  const received = (at: string | null) =>
    isReceivedBefore({ receivedAt: at ? new Date(at) : null }, startedAt);
  expect(received("2026-11-20T12:15:00.000Z")).toBe(true);
  expect(received("2026-11-20T12:15:00.001Z")).toBe(false);
  expect(received(null)).toBe(false);
});
