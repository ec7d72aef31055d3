import { expect, test } from "vitest";

import { boundsOf } from "./bounds.ts";

const point = (latitude: number, longitude: number) => ({
  id: "",
  token: "",
  initials: "",
  latitude,
  longitude,
});

test("is the smallest box around all points, and none around none", () => {
  expect(boundsOf([point(47, -92), point(56, -4), point(50, -120)])).toEqual({
    west: -120,
    south: 47,
    east: -4,
    north: 56,
  });
  expect(boundsOf([])).toBeNull();
});
