import { describe, expect, test } from "vitest";

import { parseCoordinates } from "./parse-coordinates.ts";

const RANNOCH = { latitude: 56 + 40.802 / 60, longitude: -(4 + 20.519 / 60) };

describe("reads a position as anglers write it", () => {
  test.each([
    ["47.831174, -92.264829", { latitude: 47.831174, longitude: -92.264829 }],
    ["47.831174 -92.264829", { latitude: 47.831174, longitude: -92.264829 }],
    ["47.831174,−92.264829", { latitude: 47.831174, longitude: -92.264829 }],
    ["47.5°N 92.25°W", { latitude: 47.5, longitude: -92.25 }],
    ["W92.25 N47.5", { latitude: 47.5, longitude: -92.25 }],
    ["N56 40.802 W4 20.519", RANNOCH],
    ["56 40.802 N, 4 20.519 W", RANNOCH],
    ["56°40.802'N 4°20.519'W", RANNOCH],
    ["56 40.802 -4 20.519", RANNOCH],
    ["56°40'48\"N 4°20'31\"W", { latitude: 56.68, longitude: -(4 + 20 / 60 + 31 / 3600) }],
    ["s33 51 54 e151 12 34", { latitude: -33.865, longitude: 151 + 12 / 60 + 34 / 3600 }],
    ["-0.5, 0.5", { latitude: -0.5, longitude: 0.5 }],
    ["0 0", { latitude: 0, longitude: 0 }],
  ])("%s", (text, { latitude, longitude }) => {
    const parsed = parseCoordinates(text);
    expect(parsed?.latitude).toBeCloseTo(latitude, 9);
    expect(parsed?.longitude).toBeCloseTo(longitude, 9);
  });
});

describe("refuses what is no position on the earth", () => {
  test.each([
    "",
    "Loch Rannoch",
    "47.8",
    "91, 0",
    "0, 181",
    "N47 N92",
    "W92 E47",
    "47.8.1, 92",
    "47 61 N 92 0 W",
    "47.5 30 N 92 W",
    "47 -30 N 92 W",
    "1 2 3",
    "1 2 3 4 5 6 7 8",
    "N W",
    "1e2, 3",
  ])("%s", (text) => {
    expect(parseCoordinates(text)).toBeNull();
  });
});
