import { expect, test } from "vitest";

import { squaresIn } from "./squares.ts";

test.each([
  [{ west: -92.5, south: 47.6, east: -92.1, north: 47.9 }, ["-100_40"]],
  [{ west: -0.5, south: 49.5, east: 0.5, north: 50.5 }, ["-10_40", "-10_50", "0_40", "0_50"]],
  [{ west: 179, south: -18, east: -179, north: -15 }, ["170_-20", "-180_-20"]],
  [{ west: -60, south: 0, east: 60, north: 60 }, []],
])("%o touches the squares %o", (bounds, squares) => {
  expect(squaresIn(bounds)).toEqual(squares);
});
