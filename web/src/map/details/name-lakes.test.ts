import { expect, test } from "vitest";

import { nameLakes } from "./name-lakes.ts";

/** Ten degrees wide, with an island in its eastern half. */
const LAKE: Parameters<typeof nameLakes>[0][number] = {
  name: "Lake Superior",
  middle: [2.5, 47],
  rings: [
    [
      [0, 45],
      [10, 45],
      [10, 49],
      [0, 49],
      [0, 45],
    ],
    [
      [6, 46],
      [7, 46],
      [7, 48],
      [6, 48],
      [6, 46],
    ],
  ],
};

const namesIn = (bounds: Parameters<typeof nameLakes>[1]) =>
  nameLakes([LAKE], bounds).features.map(({ geometry }) =>
    geometry.type === "Point" ? geometry.coordinates : null,
  );

test("a lake of which a part is in view is named once, on its water", () => {
  expect(namesIn({ west: 5, south: 46.2, east: 11, north: 47.8 })).toEqual([[8.5, expect.any(Number)]]);
});

test("a lake is not named twice where its own name is in view, nor where too little of it is", () => {
  expect(namesIn({ west: 0, south: 45, east: 8, north: 48 })).toEqual([]);
  expect(namesIn({ west: 9.5, south: 46, east: 20, north: 48 })).toEqual([]);
});
