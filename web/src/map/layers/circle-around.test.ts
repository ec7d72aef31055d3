import { kilometersBetween } from "@creel/domain/places/distance";
import { expect, test } from "vitest";

import { circleAround } from "./circle-around.ts";

test("every corner of a water's disc is as far from its middle as the radius", () => {
  const middle = { latitude: 60, longitude: 10 };
  const away = circleAround(middle, 5000).map(([longitude, latitude]) =>
    kilometersBetween(middle, { latitude, longitude }),
  );
  expect(Math.min(...away.map(Number))).toBeGreaterThan(4.95);
  expect(Math.max(...away.map(Number))).toBeLessThan(5.05);
});
