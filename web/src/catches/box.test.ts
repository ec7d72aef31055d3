import { expect, test } from "vitest";

import { roundOut } from "./box.ts";

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
])("a box around %d, %d has the spot inside, and is written as the API reads it", (latitude, longitude) => {
  const box = roundOut(spot(latitude, longitude), 1e-6);

  expect(box.west <= longitude && longitude <= box.east).toBe(true);
  expect(box.south <= latitude && latitude <= box.north).toBe(true);
  expect(box.north - box.south).toBeLessThan(5e-6);
  for (const edge of Object.values(box)) expect(String(edge)).toMatch(/^-?\d{1,3}(\.\d{1,15})?$/);
});
