import { ringOf } from "@creel/domain/places/bounds";
import { waterAt } from "@creel/domain/waters/water-at";
import type { UnnamedPlace } from "@creel/domain/waters/water-list";
import { array, assert, double, integer, property, subarray, tuple } from "fast-check";
import { expect, test } from "vitest";

import { unnamedOf } from "../../testing/waters.ts";
import { type FoundShape, placeKey, placesToLookAt, withShapes } from "./regroup.ts";

const degrees = (min: number) => double({ min, max: min + 1, noNaN: true });
const somePlaces = array(
  tuple(degrees(-94), degrees(46), integer({ min: 0, max: 5 }), integer({ min: 0, max: 5 })),
  {
    minLength: 1,
    maxLength: 12,
  },
);

/** Some of it is at places that the list does not name. */
function circleOf(places: UnnamedPlace["places"], more: number): UnnamedPlace {
  const sum = (index: 2 | 3) => places.reduce((total, place) => total + place[index], more);
  return unnamedOf({ outline: null, names: [], places, fish: sum(2), trips: sum(3) });
}

const someCircles = array(tuple(somePlaces, integer({ min: 0, max: 3 })), { maxLength: 4 }).map((circles) =>
  circles.map(([places, more]) => circleOf(places, more)),
);

/** A square lake of half a degree. */
const LAKE: FoundShape = {
  id: "lake",
  latitude: 46.5,
  longitude: -93.5,
  radius: 0,
  name: "Heron Lake",
  kind: "lake",
  outline: {
    type: "Polygon",
    coordinates: [ringOf({ west: -93.75, south: 46.25, east: -93.25, north: 46.75 })],
  },
};

const sums = (unnamed: readonly UnnamedPlace[]) => ({
  fish: unnamed.reduce((total, { fish }) => total + fish, 0),
  trips: unnamed.reduce((total, { trips }) => total + trips, 0),
  places: unnamed
    .flatMap(({ places }) => places.map(([longitude, latitude]) => `${longitude} ${latitude}`))
    .toSorted(),
});

/** Whichever places were looked at. */
function holds(check: (circles: UnnamedPlace[], grouped: readonly UnnamedPlace[]) => void): void {
  const looks = someCircles.chain((circles) =>
    tuple(subarray(placesToLookAt(circles).map(placeKey))).map(([keys]) => ({ circles, keys })),
  );
  assert(
    property(looks, ({ circles, keys }) => {
      const looked = Object.fromEntries(keys.map((key) => [key, true]));
      check(circles, withShapes(circles, { shapes: [LAKE], looked }));
    }),
  );
}

test("however places are grouped anew, each is in one group, and no catch or trip is lost or counted twice", () => {
  holds((circles, grouped) => {
    const [before, after] = [sums(circles), sums(grouped)];
    expect(after.fish).toBe(before.fish);
    expect(after.trips).toBe(before.trips);
    expect(after.places).toEqual(before.places);
  });
});

test("what is on a lake that was found is one group with its name, and nothing else is in it", () => {
  holds((_circles, grouped) => {
    const named = grouped.filter(({ names }) => names.length > 0);
    expect(named.length).toBeLessThanOrEqual(1);
    for (const { places, outline } of named) {
      expect(outline).toEqual(LAKE.outline);
      for (const [longitude, latitude] of places) expect(waterAt({ latitude, longitude }, [LAKE])).toBe(LAKE);
    }
  });
});

test("a coarse lake stays as it is until all of it was looked at, or where the map does not have all of it", () => {
  const coarse = unnamedOf();
  const [first = { latitude: 0, longitude: 0 }, second = first] = placesToLookAt([
    { ...coarse, outline: null },
  ]);
  const rough = { ...coarse, outline: coarse.outline && { ...coarse.outline, error: 2000 } };
  expect(withShapes([rough], { shapes: [], looked: { [placeKey(first)]: true } })).toEqual([rough]);
  const unknown = { [placeKey(first)]: true, [placeKey(second)]: false };
  expect(withShapes([rough], { shapes: [], looked: unknown })).toEqual([rough]);
});

test("a fine shore of the server is not looked for elsewhere", () => {
  expect(placesToLookAt([unnamedOf()])).toEqual([]);
});
