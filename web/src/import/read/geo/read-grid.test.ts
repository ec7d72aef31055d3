import type { Coordinates } from "@creel/domain/places/coordinates";
import { assert, double, property } from "fast-check";
import { OpenLocationCode } from "open-location-code";
import { fromLatLon } from "utm";
import { expect, test } from "vitest";

import { readGrid } from "./read-grid.ts";

/** As places are stored. */
const degrees = (min: number, max: number) =>
  double({ min, max, noNaN: true }).map((number) => Math.round(number * 1e6) / 1e6);

/** In degrees of a meridian; a meter is 0.000,009. */
function distance(place: Coordinates | null, { latitude, longitude }: Coordinates): number {
  const meridians = Math.cos((latitude * Math.PI) / 180);
  return place
    ? Math.hypot(place.latitude - latitude, (place.longitude - longitude) * meridians)
    : Number.POSITIVE_INFINITY;
}

test("any place on the globe comes back from UTM within two meters, and from a plus code within its area", () => {
  assert(
    property(degrees(-79.9, 83.9), degrees(-179.9, 179.9), (latitude, longitude) => {
      const place = { latitude, longitude };
      const { zoneNum, zoneLetter, easting, northing } = fromLatLon(latitude, longitude);
      const utm = readGrid(`${zoneNum}${zoneLetter} ${Math.round(easting)} ${Math.round(northing)}`);
      expect(distance(utm, place)).toBeLessThan(0.000_02);
      expect(distance(readGrid(new OpenLocationCode().encode(latitude, longitude)), place)).toBeLessThan(
        0.0001,
      );
    }),
  );
});

const POND = [47.8312, -92.2648];

test.each([
  ["15T 555021 5297801", POND],
  ["15 t 0555021mE 5297801mN", POND],
  ["UTM 15N, 555021 E, 5297801 N", POND],
  ["86V9RPJP+F3", POND],
  ["10S 551730 4178530", [37.7528, -122.4127]],
  ["55S 525990 5251307", [-42.8904, 147.3183]],
])("a place is read from %s", (text, [latitude = 0, longitude = 0]) => {
  const place = readGrid(text);
  expect(place?.latitude).toBeCloseTo(latitude, 3);
  expect(place?.longitude).toBeCloseTo(longitude, 3);
});

test.each([
  "15U 555021 5297801",
  "61T 555021 5297801",
  "15T 55502 5297801",
  "RPJP+FF Duluth",
  "86V90000+",
  "15T",
  "Pike",
])("%s is no place: another band, no zone, too few digits, without the town, or too wide", (text) =>
  expect(readGrid(text)).toBeNull(),
);
