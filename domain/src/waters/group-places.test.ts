import { array, assert, double, integer, property, record } from "fast-check";
import { expect, test } from "vitest";

import { ringOf } from "../places/bounds.ts";
import { kilometersBetween } from "../places/distance.ts";
import { groupPlaces, TOGETHER_KM, type Weighted } from "./group-places.ts";
import { waterAt, type WaterShape } from "./water-at.ts";

/** @param width in degrees */
function squareLake(latitude: number, longitude: number, width: number): WaterShape {
  const half = width / 2;
  const sides = {
    west: longitude - half,
    south: latitude - half,
    east: longitude + half,
    north: latitude + half,
  };
  const outline = { type: "Polygon" as const, coordinates: [ringOf(sides)] };
  return { id: `${latitude} ${longitude}`, latitude, longitude, radius: 2000, outline };
}

const somewhere = {
  latitude: double({ min: 46, max: 47, noNaN: true }),
  longitude: double({ min: -94, max: -93, noNaN: true }),
};
const somePlaces = array(record({ ...somewhere, weight: integer({ min: 1, max: 9 }) }), { maxLength: 40 });
const someLakes = array(record({ ...somewhere, width: double({ min: 0.02, max: 0.5, noNaN: true }) }), {
  maxLength: 5,
}).map((lakes) => lakes.map(({ latitude, longitude, width }) => squareLake(latitude, longitude, width)));

function holds(check: (places: Weighted[], shapes: WaterShape[]) => void): void {
  assert(property(somePlaces, someLakes, check));
}

test("every place is in exactly one group", () => {
  holds((places, shapes) => {
    const grouped = groupPlaces(places, shapes).flatMap((group) => group.places);
    expect(grouped).toHaveLength(places.length);
    expect(new Set(grouped)).toEqual(new Set(places));
  });
});

test("all places on one shape are one group, and nothing else is in it", () => {
  holds((places, shapes) => {
    const groups = groupPlaces(places, shapes);
    const found = groups.map(({ shape }) => shape).filter((shape) => shape !== null);
    expect(new Set(found).size).toBe(found.length);
    for (const { shape, places: members } of groups) {
      for (const place of members) expect(waterAt(place, shapes)).toBe(shape);
    }
  });
});

test("places on no shape are together within 10 km of the one with the most, and no two such are so near", () => {
  holds((places, shapes) => {
    const others = groupPlaces(places, shapes).filter(({ shape }) => shape === null);
    for (const {
      places: [first, ...members],
    } of others) {
      for (const place of members) {
        expect(place.weight).toBeLessThanOrEqual(first.weight);
        expect(kilometersBetween(place, first)).toBeLessThanOrEqual(TOGETHER_KM);
      }
    }
    const firsts = others.map(({ places: [first] }) => first);
    for (const [index, one] of firsts.entries()) {
      for (const other of firsts.slice(index + 1)) {
        expect(kilometersBetween(one, other)).toBeGreaterThan(TOGETHER_KM);
      }
    }
  });
});

test("the groups are the same in whatever order the places come, and the one with the most is first", () => {
  holds((places, shapes) => {
    const groups = groupPlaces(places, shapes);
    const weights = groups.map((group) => group.places.reduce((sum, { weight }) => sum + weight, 0));
    expect(weights).toEqual(weights.toSorted((one, other) => other - one));
    const membersOf = (given: Weighted[]) =>
      new Set(
        groupPlaces(given, shapes).map((group) =>
          group.places
            .map((place) => JSON.stringify(place))
            .toSorted()
            .join(" "),
        ),
      );
    expect(membersOf(places.toReversed())).toEqual(membersOf(places));
  });
});

test("two bays of one large lake are one, and a pond between them is another", () => {
  const lake = squareLake(46.5, -93.5, 0.6);
  const [bay, otherBay, onLand] = [
    { latitude: 46.25, longitude: -93.7, weight: 2 },
    { latitude: 46.75, longitude: -93.3, weight: 3 },
    { latitude: 46.25, longitude: -93.85, weight: 9 },
  ];
  expect(groupPlaces([bay, otherBay, onLand], [lake])).toEqual([
    { shape: null, places: [onLand] },
    { shape: lake, places: [otherBay, bay] },
  ]);
});
