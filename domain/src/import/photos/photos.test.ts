import { expect, test } from "vitest";

import { CLOCKS } from "../testing.ts";
import { groupPhotos, mergeGroups, type TimedPhoto } from "./group-photos.ts";
import { photoTime } from "./photo-time.ts";

const NOTHING = {
  takenAt: "2026-11-20T06:42:31",
  offset: null,
  satelliteTime: null,
  place: null,
  camera: "Olympus TG-6",
};

test("the zone of a photo is its offset, else that of the satellites, of the place, or what was said of the camera", () => {
  const place = { latitude: 47.8, longitude: -92.2 };
  const clocks = { ...CLOCKS, zoneAt: () => "America/Chicago" };
  expect(photoTime({ ...NOTHING, offset: "+01:00" }, clocks)).toEqual({
    instant: "2026-11-20T06:42:31+01:00",
    source: "offset",
  });
  expect(photoTime({ ...NOTHING, satelliteTime: "2026-11-20T12:38:02Z", place }, clocks)).toEqual({
    instant: "2026-11-20T06:42:31-06:00",
    source: "satellites",
  });
  expect(photoTime({ ...NOTHING, satelliteTime: "2026-11-20T01:12:00Z" }, clocks).instant).toBe(
    "2026-11-20T06:42:31+05:30",
  );
  expect(photoTime({ ...NOTHING, place }, clocks)).toMatchObject({ source: "place" });
  expect(photoTime(NOTHING, CLOCKS)).toEqual({ instant: null, source: "asked" });
  expect(photoTime(NOTHING, CLOCKS, { "Olympus TG-6": "America/Chicago" })).toMatchObject({
    source: "chosen",
  });
});

test("a satellite clock that is days away is none", () => {
  expect(photoTime({ ...NOTHING, satelliteTime: "2019-11-20T12:38:02Z" }, CLOCKS).source).toBe("asked");
});

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
