import { isIn } from "@creel/domain/places/bounds";
import { expect, test } from "vitest";

import { roundOut } from "./round-out.ts";

const spot = (latitude: number, longitude: number) => ({
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
});

test.each([
  [47.831174512345, -92.264829999999],
  [0.0000001, -0.0000001],
  [90, 180],
  [-90, -180],
])(
  "bounds around %d, %d have the spot inside, and are written as the API reads it",
  (latitude, longitude) => {
    const bounds = roundOut(spot(latitude, longitude), 1e-6);

    expect(bounds.west <= longitude && longitude <= bounds.east).toBe(true);
    expect(bounds.south <= latitude && latitude <= bounds.north).toBe(true);
    expect(bounds.north - bounds.south).toBeLessThan(5e-6);
    for (const edge of Object.values(bounds)) expect(String(edge)).toMatch(/^-?\d{1,3}(\.\d{1,15})?$/);
  },
);

test.each([
  [{ latitude: 47.9, longitude: -92.1 }, true],
  [{ latitude: 48.1, longitude: -92.1 }, false],
  [{ latitude: 47.9, longitude: -91.9 }, false],
  [{ latitude: null, longitude: null }, false],
])("%j lies in the view: %s", (place, isInView) => {
  expect(isIn({ west: -93, south: 47, east: -92, north: 48 }, place)).toBe(isInView);
});

test("a view across 180° has both sides of it", () => {
  const view = { west: 170, south: -20, east: -170, north: -10 };

  expect(isIn(view, { latitude: -15, longitude: 178 })).toBe(true);
  expect(isIn(view, { latitude: -15, longitude: -178 })).toBe(true);
  expect(isIn(view, { latitude: -15, longitude: 0 })).toBe(false);
});
