import { assert, constantFrom, double, integer, oneof, property, record } from "fast-check";
import { expect, test } from "vitest";

import { type Cell, CELL_SIZES, cellOf, middleOf } from "./cell.ts";

const degrees = (most: number) =>
  oneof(
    double({ min: -most, max: most, noNaN: true }),
    // Borders, where a floating-point floor may fall on either side.
    integer({ min: -most * 100, max: most * 100 }).map((hundredths) => hundredths / 100),
  );
const anyPoint = record({ latitude: degrees(90), longitude: degrees(180) });
const anySize = constantFrom(...CELL_SIZES);

test.each([
  [
    "a border belongs to the square in the north and east of it",
    { latitude: 0.29, longitude: 0.57 },
    0.29,
    0.57,
  ],
  ["in the south and west, too", { latitude: -0.29, longitude: -92.27 }, -0.29, -92.27],
  [
    "a point is in the square whose corner lies southwest of it",
    { latitude: -0.001, longitude: 47.839 },
    -0.01,
    47.83,
  ],
])("%s", (_sentence, point, south, west) => {
  expect(cellOf(point, 0.01)).toMatchObject({ south, west });
});

test("a point is in its square, to a centimeter", () => {
  const isIn = property(anyPoint, anySize, ({ latitude, longitude }, size) => {
    const { west, south, east, north } = cellOf({ latitude, longitude }, size);
    expect(latitude).toBeGreaterThanOrEqual(south - 1e-7);
    expect(latitude).toBeLessThanOrEqual(north);
    const wrapped = longitude > 180 - 1e-7 ? -180 : longitude;
    expect(wrapped).toBeGreaterThanOrEqual(west - 1e-7);
    expect(wrapped).toBeLessThanOrEqual(east);
  });
  assert(isIn);
});

test("a small square lies in one larger square, so two sizes tell no more than the smaller", () => {
  const nests = property(anyPoint, (point) => {
    const cells = CELL_SIZES.map((size) => cellOf(point, size));
    for (const [index, small] of cells.slice(1).entries()) {
      const large = cells[index];
      expect(lies(small, large)).toBe(true);
      expect(large && cellOf(middleOf(small), large.size)).toEqual(large);
    }
  });
  assert(nests);
});

function lies(inner: Cell | undefined, outer: Cell | undefined): boolean {
  if (!inner || !outer) return false;
  return (
    inner.west >= outer.west &&
    inner.south >= outer.south &&
    inner.east <= outer.east &&
    inner.north <= outer.north
  );
}

test("all of a square have the same one, and its borders have two decimals at most", () => {
  const isOne = property(anyPoint, anySize, (point, size) => {
    const cell = cellOf(point, size);
    expect(cellOf(middleOf(cell), size)).toEqual(cell);
    expect(cellOf({ latitude: cell.south, longitude: cell.west }, size)).toEqual(cell);
    for (const border of [cell.west, cell.south, cell.east, cell.north]) {
      expect(border).toBe(Number(border.toFixed(2)));
    }
  });
  assert(isOne);
});

test.each(CELL_SIZES)("squares of %d° end at the poles and at 180°", (size) => {
  expect(cellOf({ latitude: 90, longitude: 0 }, size).north).toBe(90);
  expect(cellOf({ latitude: -90, longitude: 0 }, size).south).toBe(-90);
  expect(cellOf({ latitude: 0, longitude: 180 }, size)).toEqual(
    cellOf({ latitude: 0, longitude: -180 }, size),
  );
  expect(cellOf({ latitude: 0, longitude: 179.999 }, size).east).toBe(180);
  expect(cellOf({ latitude: 0, longitude: -180 }, size).west).toBe(-180);
});
