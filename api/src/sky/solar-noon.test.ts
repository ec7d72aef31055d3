import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { minutesFromSolarNoon } from "./solar-noon.ts";

// The sun's transits from the U.S. Naval Observatory's tables, to the minute.
test.each([
  ["Greenwich in February, when the sun is latest", 0, "2026-02-11T12:14:00Z"],
  ["Greenwich in November, when it is earliest", 0, "2026-11-03T11:44:00Z"],
  ["Duluth", -92.1, "2026-06-21T18:10:00Z"],
  ["Fiji, beyond the line of the date", 178.44, "2026-03-20T00:14:00Z"],
])(
  "at solar noon in %s nothing is missing to it, and two hours before it 120 minutes are",
  (_place, longitude, utc) => {
    const noon = new Date(utc);
    expect(Math.abs(minutesFromSolarNoon({ longitude }, noon))).toBeLessThan(1.5);
    const before = new Date(noon.getTime() - 120 * MINUTE_MS);
    expect(Math.abs(minutesFromSolarNoon({ longitude }, before) + 120)).toBeLessThan(1.5);
  },
);
