import { expect, test } from "vitest";

import { kilometersBetween } from "../places/distance.ts";
import { fixedPlace, middleOfShown, shownPlace } from "./shown-place.ts";

const spot = { latitude: 47.831_174, longitude: -92.264_829 };

/** Returns places within 30 m of a spot, as far as fish and an anchored boat move. */
function placesAbout({ latitude, longitude }: typeof spot, count: number) {
  return Array.from({ length: count }, (_, index) => ({
    latitude: latitude + 0.000_27 * Math.sin(index * 2.4),
    longitude: longitude + 0.000_4 * Math.cos(index * 2.4),
  }));
}

test.each(["0.2", "0.05", "0.01"] as const)(
  "from 200 links to one spot with squares of %s° nobody guesses better than the middle of the square",
  (precision) => {
    const shown = placesAbout(spot, 200).map((place) => {
      const fixed = fixedPlace(precision, place);
      return shownPlace({ userId: "ana", precision, ...(fixed ?? { latitude: null, longitude: null }) });
    });
    const middles = shown.flatMap((place) => middleOfShown(place) ?? []);
    const mean = (name: keyof typeof spot) =>
      middles.reduce((sum, middle) => sum + middle[name], 0) / middles.length;
    const estimate = { latitude: mean("latitude"), longitude: mean("longitude") };
    const [square] = middles;

    expect(new Set(shown.map((place) => JSON.stringify(place)))).toHaveProperty("size", 1);
    expect(middles).toHaveLength(200);
    expect(square && kilometersBetween(estimate, square)).toBeLessThan(0.000_01);
    expect(square && kilometersBetween(square, spot)).toBeGreaterThan(0.1);
  },
);

test("links of all sizes to one spot tell no more than the smallest square", () => {
  const [large, medium, small] = (["0.2", "0.05", "0.01"] as const).map((precision) =>
    shownPlace({ userId: "ana", precision, ...(fixedPlace(precision, spot) ?? spot) }),
  );

  expect(small).toMatchObject({ kind: "cell", south: 47.83, north: 47.84, west: -92.27, east: -92.26 });
  expect(medium).toMatchObject({ south: 47.8, north: 47.85, west: -92.3, east: -92.25 });
  expect(large).toMatchObject({ south: 47.8, north: 48, west: -92.4, east: -92.2 });
});

test("a link shows no place where none was asked for, and none where none is known", () => {
  const none = { latitude: null, longitude: null };

  expect(fixedPlace("none", spot)).toBeNull();
  expect(fixedPlace("exact", null)).toBeNull();
  expect(shownPlace({ userId: "ana", precision: "none", ...none })).toBeNull();
  expect(shownPlace({ userId: "ana", precision: "none", ...spot })).toBeNull();
  expect(middleOfShown(null)).toBeNull();
});

test("the spot is shown to whom it is meant to be", () => {
  expect(shownPlace({ userId: "ana", precision: "exact", ...spot })).toEqual({ kind: "exact", point: spot });
});
