import { expect, test } from "vitest";

import { clocks } from "../../places/clocks.ts";
import { fakePhotoWorkers, heicOf, jpegOf } from "../../testing/photos.ts";
import { camerasToAsk, parsePhotoMetadata, readPhotos, timePhotos } from "./read-photos.ts";

const TAGS = {
  DateTimeOriginal: "2026:11:20 06:42:31",
  latitude: 47.831_172,
  longitude: -92.264_828,
  GPSLatitudeRef: "N",
  GPSLongitudeRef: "W",
  Make: "Apple",
  Model: "iPhone 15",
  GPSDateStamp: "2026:11:20",
  GPSTimeStamp: [12, 42, 30.5],
};

test("a photo says its clock, that of the satellites, its place and its camera", () => {
  expect(parsePhotoMetadata(TAGS)).toEqual({
    takenAt: "2026-11-20T06:42:31",
    offset: null,
    satelliteTime: "2026-11-20T12:42:30Z",
    place: { latitude: 47.831_172, longitude: -92.264_828 },
    camera: "Apple iPhone 15",
  });
});

test("the offset of the original counts before that of the file, and a broken tag spoils no other", () => {
  expect(parsePhotoMetadata({ ...TAGS, OffsetTimeOriginal: "-06:00", OffsetTime: "+01:00" }).offset).toBe(
    "-06:00",
  );
  expect(parsePhotoMetadata({ ...TAGS, OffsetTime: "+01:00" }).offset).toBe("+01:00");
  expect(parsePhotoMetadata({ ...TAGS, Make: 7, GPSTimeStamp: "?" })).toMatchObject({
    camera: "7 iPhone 15",
    satelliteTime: null,
  });
  expect(parsePhotoMetadata(null)).toMatchObject({ takenAt: null, camera: "" });
});

test("photos are read one by one, and what stays out is named with its reason", async () => {
  fakePhotoWorkers({
    exif: { DateTimeOriginal: TAGS.DateTimeOriginal, Make: "Olympus", Model: "TG-6" },
    compress: () => {
      throw new Error("This browser decodes no HEIC");
    },
  });
  const jpeg = jpegOf("a.jpg");
  const files = [jpeg, heicOf("b.heic"), new File(["words"], "notes.txt"), jpeg, jpegOf("c.jpg", 2000)];
  let read = 0;
  const { photos, unread } = await readPhotos(files, { onProgress: (count) => (read = count) });
  expect(photos.map(({ id, file }) => [id, file.name])).toEqual([
    ["0", "a.jpg"],
    ["4", "c.jpg"],
  ]);
  expect(unread).toEqual([
    { name: "b.heic", reason: "heic" },
    { name: "notes.txt", reason: "no_photo" },
    { name: "a.jpg", reason: "twice" },
  ]);
  expect(read).toBe(5);
  expect([...camerasToAsk(photos, clocks)]).toEqual([["Olympus TG-6", 2]]);
  const timed = timePhotos(photos, clocks, { "Olympus TG-6": "America/Chicago" });
  expect(timed[0]?.time).toEqual({
    instant: "2026-11-20T06:42:31-06:00",
    zone: "America/Chicago",
    source: "chosen",
  });
});

test("a photo of a clock that was never set is one without a time, and the others keep theirs", async () => {
  const place = { latitude: 47.8312, longitude: -92.2648, GPSLatitudeRef: "N", GPSLongitudeRef: "W" };
  fakePhotoWorkers({
    exif: ({ size }) => ({
      ...place,
      DateTimeOriginal: size === 1000 ? "0000:00:00 00:00:00" : "2026:11:20 06:42:31",
    }),
  });
  const { photos } = await readPhotos([jpegOf("a.jpg"), jpegOf("b.jpg", 2000)]);
  expect(timePhotos(photos, clocks, {}).map(({ time }) => time.instant)).toEqual([
    null,
    "2026-11-20T06:42:31-06:00",
  ]);
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
