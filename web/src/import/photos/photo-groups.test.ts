import { expect, test } from "vitest";

import { clocks } from "../read/clocks.ts";
import { photoFacts } from "./photo-facts.ts";
import { readPhotoGroups } from "./read-photo-groups.ts";

const TAGS = {
  DateTimeOriginal: "2026:11:20 06:42:31",
  latitude: 47.831_172,
  longitude: -92.264_828,
  Make: "Apple",
  Model: "iPhone 15",
  GPSDateStamp: "2026:11:20",
  GPSTimeStamp: [12, 42, 30.5],
};

test("a photo says its clock, that of the satellites, its place and its camera", () => {
  expect(photoFacts(TAGS)).toEqual({
    takenAt: "2026-11-20T06:42:31",
    offset: null,
    satelliteTime: "2026-11-20T12:42:30Z",
    place: { latitude: 47.831_172, longitude: -92.264_828 },
    camera: "Apple iPhone 15",
  });
});

test("the offset of the original counts before that of the file, and a broken tag spoils no other", () => {
  expect(photoFacts({ ...TAGS, OffsetTimeOriginal: "-06:00", OffsetTime: "+01:00" }).offset).toBe("-06:00");
  expect(photoFacts({ ...TAGS, OffsetTime: "+01:00" }).offset).toBe("+01:00");
  expect(photoFacts({ ...TAGS, Make: 7, GPSTimeStamp: "?" })).toMatchObject({
    camera: "7 iPhone 15",
    satelliteTime: null,
  });
  expect(photoFacts(null)).toMatchObject({ takenAt: null, camera: "" });
});

test("photos that say nothing are each by themselves, and counted", async () => {
  const files = [new File(["one"], "a.jpg"), new File(["two"], "a.jpg")];
  let read = 0;
  const found = await readPhotoGroups(files, { clocks, zones: {}, onProgress: (count) => (read = count) });
  expect(found.groups.map(({ photos }) => photos)).toEqual([["0"], ["1"]]);
  expect(found).toMatchObject({ withoutPlace: 2, withoutTime: 2, camerasWithoutZone: [] });
  expect(read).toBe(2);
});

test("a place has its zone, and a time that clocks passed over that night is known as none", () => {
  expect(clocks.zoneAt({ latitude: 47.8312, longitude: -92.2648 })).toBe("America/Chicago");
  const night = { day: "2026-03-08", zone: "America/Chicago" };
  expect(clocks.instantOf({ ...night, time: "02:30:00" })).toEqual({
    instant: "2026-03-08T03:30:00-05:00",
    isReal: false,
  });
  expect(clocks.instantOf({ ...night, time: "01:30:00" })).toEqual({
    instant: "2026-03-08T01:30:00-06:00",
    isReal: true,
  });
});
