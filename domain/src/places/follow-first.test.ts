import { assert, array, constantFrom, double, property, record } from "fast-check";
import { expect, test } from "vitest";

import { CELL_SIZES, cellOf } from "./cell.ts";
import { milesBetween } from "./distance.ts";
import { followFirst, type Logged } from "./follow-first.ts";

/** The point where four squares of each size meet. */
const CORNER = { latitude: 47.8, longitude: -92.2 };
const METER = 0.000_009;

function logged(id: string, [north, east]: readonly [number, number], more: Partial<Logged> = {}): Logged {
  const { latitude, longitude } = CORNER;
  const place = { latitude: latitude + north * METER, longitude: longitude + east * METER };
  return { id, ...place, tripId: null, spotId: null, square: null, ...more };
}

const DRIFT = [
  [-25, -25],
  [20, -10],
  [-15, 30],
  [25, 25],
  [190, -120],
  [-200, 150],
] as const;

test.each(CELL_SIZES)(
  "fish about a corner of squares of %d° are all shown in the square of the first",
  (size) => {
    const fish = DRIFT.map((at, index) => logged(`fish ${index}`, at));
    const shown = followFirst(fish);
    const squares = fish.map(({ id }) => cellOf(shown.get(id) ?? CORNER, size));
    expect(squares).toEqual(fish.map(() => cellOf(fish[0] ?? CORNER, size)));
    expect(new Set(fish.map((each) => JSON.stringify(cellOf(each, size)))).size).toBe(4);
  },
);

test.each([
  ["within 500 m", {}, [0, 600], true],
  ["farther away", {}, [0, 800], false],
  ["farther away on the same trip", { tripId: "trip" }, [0, 9000], true],
  ["farther away at the same spot", { spotId: "spot" }, [0, 9000], true],
] as const)("one that is %s of the first is shown in its square: %o", (_what, names, at, isShared) => {
  const first = logged("first", [0, -1], names);
  const shown = followFirst([first, logged("second", at, names)]);
  expect(shown.get("first")).toEqual({ latitude: first.latitude, longitude: first.longitude });
  expect(shown.get("second")).toEqual(isShared ? shown.get("first") : expect.anything());
  expect(shown.get("second") === shown.get("first")).toBe(isShared);
});

test("who goes on in steps shows the square of the first step", () => {
  const steps = [0, 500, 1000, 1500].map((meters) => logged(`${meters}`, [meters * 0.9, 0]));
  const shown = followFirst(steps);
  expect(new Set(shown.values()).size).toBe(1);
});

test("a square that was said stays, whatever is logged, deleted or said before", () => {
  const earlierSquare = { latitude: 10, longitude: 20 };
  const shown = followFirst([logged("new", [0, 0]), logged("old", [0, 50], { square: earlierSquare })]);
  expect([...shown]).toEqual([["new", earlierSquare]]);
});

test("180° is no border of a spot", () => {
  const [east, west] = [logged("east", [0, 0]), logged("west", [0, 0])];
  Object.assign(east, { latitude: -17, longitude: 179.999 });
  Object.assign(west, { latitude: -17, longitude: -179.999 });
  const shown = followFirst([east, west]);
  expect(shown.get("west")).toEqual({ latitude: -17, longitude: 179.999 });
});

test("two within 500 m of one another are shown in one square, wherever on earth they are", () => {
  const place = record({
    latitude: double({ min: -89, max: 89, noNaN: true }),
    longitude: double({ min: -180, max: 180, noNaN: true }),
  });
  const steps = array(
    record({ north: double({ min: -1, max: 1, noNaN: true }), east: constantFrom(-1, 0, 1) }),
    {
      maxLength: 12,
    },
  );
  const isOne = property(place, steps, ({ latitude, longitude }, around) => {
    const step = 0.0042;
    const shrinking = Math.cos((latitude * Math.PI) / 180);
    const fish = [{ north: 0, east: 0 }, ...around].map(({ north, east }, index) =>
      Object.assign(logged(`${index}`, [0, 0]), {
        latitude: latitude + north * step,
        longitude: longitude + (east * step) / shrinking,
      }),
    );
    const shown = followFirst(fish);
    for (const [index, later] of fish.entries()) {
      const first = fish.slice(0, index).find((earlier) => milesBetween(earlier, later) <= 0.31);
      if (first) expect(shown.get(later.id)).toEqual(shown.get(first.id));
    }
  });
  assert(isOne);
});
