import { expect, test } from "vitest";

import { groupPhotos, mergeGroups, type TimedPhoto } from "./group-photos.ts";
import { CLOCKS } from "./import-examples.ts";
import { photoTime } from "./photo-time.ts";

const NOTHING = {
  takenAt: "2026-11-20T06:42:31",
  offset: null,
  satelliteTime: null,
  place: null,
  camera: "Olympus TG-6",
};

const PLACE = { latitude: 47.8, longitude: -92.2 };
const AT_PLACE = { ...CLOCKS, zoneAt: () => "America/Chicago" };

test("the clock of a photo is its offset, else the zone of its place, else what was said of its camera", () => {
  expect(photoTime({ ...NOTHING, offset: "+01:00" }, CLOCKS)).toEqual({
    instant: "2026-11-20T06:42:31+01:00",
    zone: null,
    source: "offset",
  });
  expect(photoTime({ ...NOTHING, offset: "+01:00", place: PLACE }, AT_PLACE)).toMatchObject({
    zone: "America/Chicago",
    source: "offset",
  });
  expect(photoTime({ ...NOTHING, place: PLACE }, AT_PLACE)).toEqual({
    instant: "2026-11-20T06:42:31-06:00",
    zone: "America/Chicago",
    source: "place",
  });
  expect(photoTime(NOTHING, CLOCKS)).toEqual({ instant: null, zone: null, source: "asked" });
  const zones = { "Olympus TG-6": "America/Chicago" };
  expect(photoTime(NOTHING, CLOCKS, zones)).toMatchObject({ source: "chosen" });
  const atSea = { ...CLOCKS, zoneAt: () => "Etc/GMT+5" };
  expect(photoTime({ ...NOTHING, place: PLACE }, atSea, zones)).toMatchObject({ source: "chosen" });
});

/** In the night of November 1, clocks go back from -05:00 to -06:00. */
const CHANGING: typeof CLOCKS = {
  ...AT_PLACE,
  instantOf: ({ day, time }) => ({
    instant: `${day}T${time}${`${day}T${time}` < "2026-11-01T02" ? "-05:00" : "-06:00"}`,
    isReal: true,
  }),
};

test.each([
  ["an ordinary day, 23 minutes old", "2026-11-20T06:42:31", "2026-11-20T12:19:00Z", "-06:00"],
  ["the day clocks change", "2026-11-01T06:42:31", "2026-11-01T11:40:00Z", "-05:00"],
  ["that day, an hour old", "2026-11-01T06:42:31", "2026-11-01T12:00:00Z", "-06:00"],
  ["another year", "2026-11-01T06:42:31", "2019-11-01T11:40:00Z", "-06:00"],
])(
  "satellites choose between the offsets of the place alone: %s",
  (_when, takenAt, satelliteTime, offset) => {
    const photo = { ...NOTHING, takenAt, satelliteTime, place: PLACE };
    expect(photoTime(photo, CHANGING).instant).toBe(`${takenAt}${offset}`);
    expect(photoTime({ ...photo, place: null }, CLOCKS).source).toBe("asked");
  },
);

const HERE = { latitude: 47.8312, longitude: -92.2648 };
/** About 150 m to the north. */
const THERE = { latitude: 47.832_55, longitude: -92.2648 };
const photo = (id: string, minutes: number | null, place: TimedPhoto["place"] = HERE): TimedPhoto => ({
  id,
  takenAt: minutes === null ? null : minutes * 60_000,
  place,
});
const ids = (photos: TimedPhoto[]) => groupPhotos(photos).map((group) => group.photos.join(""));

test("photos two minutes and a hundred meters apart at most are one catch", () => {
  expect(ids([photo("b", 2), photo("a", 0), photo("c", 4), photo("d", 6.1)])).toEqual(["abc", "d"]);
  expect(ids([photo("a", 0), photo("b", 1, THERE)])).toEqual(["a", "b"]);
  expect(ids([photo("a", 0), photo("b", 1, null), photo("c", 2, THERE)])).toEqual(["ab", "c"]);
});

test("within ten minutes it is asked whether two groups are one catch", () => {
  const groups = groupPhotos([photo("a", 0), photo("b", 8), photo("c", 19), photo("d", 20, THERE)]);
  expect(groups.map(({ isLikePrevious }) => isLikePrevious)).toEqual([false, true, false, false]);
});

test("photos without a time are each by themselves, and a merged group has the first time and place", () => {
  expect(ids([photo("a", null), photo("b", 0), photo("c", null)])).toEqual(["b", "a", "c"]);
  expect(mergeGroups([photo("b", 5)], [photo("a", 1, null)])).toEqual({
    photos: ["a", "b"],
    takenAt: 60_000,
    place: HERE,
    isLikePrevious: false,
  });
});
