import { assert, constantFrom, integer, oneof, property, record, string, tuple } from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";

import { clocks } from "../places/clocks.ts";
import { offerOf, parseExif } from "./photo-exif.ts";

const PLACE = {
  GPSLatitudeRef: "N",
  GPSLongitudeRef: "W",
  latitude: 47.831_172_222,
  longitude: -92.264_827_777,
};
const TAKEN = { DateTimeOriginal: "2026:11:20 06:42:31" };
const CONTEXT = { clocks, near: null, timeZone: "Europe/Berlin" };
const MAUI = { latitude: 20.8, longitude: -156.6 };

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-21T15:00:00Z"), toFake: ["Date"] }));

function whenOf(tags: object, near: typeof MAUI | null = null) {
  const { when } = offerOf(parseExif(tags), { ...CONTEXT, near });
  return when && [when.at.toString(), when.timeZone, new Date(when.instant).toISOString()].join(" ");
}

test.each([
  ["its own offset", { ...TAKEN, OffsetTimeOriginal: "-06:00" }, "2026-11-20T13:42:00 Europe/Berlin"],
  ["the offset of the file", { ...TAKEN, OffsetTime: "-06:00" }, "2026-11-20T13:42:00 Europe/Berlin"],
  [
    "its offset, told at its place",
    { ...TAKEN, ...PLACE, OffsetTime: "+01:00" },
    "2026-11-19T23:42:00 America/Chicago",
  ],
  [
    "an offset of a half hour behind UTC",
    { ...TAKEN, OffsetTime: "-03:30" },
    "2026-11-20T11:12:00 Europe/Berlin",
  ],
  ["the zone of its place", { ...TAKEN, ...PLACE }, "2026-11-20T06:42:00 America/Chicago"],
  ["this device's, where no place is known", TAKEN, "2026-11-20T06:42:00 Europe/Berlin"],
])("the clock of a photo in the form is %s", (_what, tags, expected) => {
  expect(whenOf(tags)).toContain(expected);
});

test("a photo without a place is on the clock of the catch's", () => {
  expect(whenOf(TAKEN, MAUI)).toBe("2026-11-20T06:42:00 Pacific/Honolulu 2026-11-20T16:42:00.000Z");
});

test.each([
  ["a time to come", "2026:11:21 09:01:00"],
  ["a time before there were catches", "1899:12:31 23:59:59"],
  ["a clock that was never set", "0000:00:00 00:00:00"],
  ["a day that is none", "2026:02:30 06:00:00"],
  ["an hour that is none", "2026:11:20 25:00:00"],
  ["blanks", "    :  :     :  :  "],
])("%s is not offered", (_what, DateTimeOriginal) => {
  expect(whenOf({ DateTimeOriginal, ...PLACE })).toBeNull();
});

test("an older draft with a time that is none offers its place alone", () => {
  const exif = { ...parseExif(PLACE), takenAt: "0000-00-00T00:00:00" };
  expect(offerOf(exif, CONTEXT)).toMatchObject({ when: null, place: { latitude: 47.831_172 } });
});

test("the position is offered to the decimals a catch is sent with", () => {
  expect(parseExif(PLACE).position).toEqual({ latitude: 47.831172, longitude: -92.264828 });
});

test.each([
  ["nowhere", { latitude: 0, longitude: 0 }],
  ["off the earth", { latitude: 91, longitude: 10 }],
  ["half a position", { longitude: undefined }],
  ["no number", { latitude: Number.NaN, longitude: 10 }],
  ["a text", { latitude: "47", longitude: "10" }],
  ["a position without its hemispheres", { GPSLatitudeRef: undefined, GPSLongitudeRef: undefined }],
  ["a position without one of them", { GPSLongitudeRef: "" }],
])("%s is not offered", (_what, tags) => {
  expect(parseExif({ ...PLACE, ...tags }).position).toBeNull();
});

test("what is missing or broken in a tag is taken from the next one, and spoils no other", () => {
  const nothing = { takenAt: null, offset: null, satelliteTime: null, position: null };
  expect(parseExif(undefined)).toEqual(nothing);
  expect(parseExif({ DateTimeOriginal: "0000:00:00 00:00:00", CreateDate: "2026:11:20 06:42:31" })).toEqual({
    ...nothing,
    takenAt: "2026-11-20T06:42:31",
  });
  expect(parseExif({ ...TAKEN, OffsetTimeOriginal: 6, OffsetTime: "-06:00", latitude: "?" })).toEqual({
    ...nothing,
    takenAt: "2026-11-20T06:42:31",
    offset: "-06:00",
  });
});

test("an hour of 24 is the one after midnight", () => {
  expect(parseExif({ DateTimeOriginal: "2015:08:22 24:08:19" }).takenAt).toBe("2015-08-22T00:08:19");
});

const twoDigits = integer({ min: 0, max: 99 }).map((number) => String(number).padStart(2, "0"));
const anyYear = oneof(
  twoDigits.map((year) => `20${year}`),
  constantFrom("0000", "1900", "9998", "9999"),
);
const anyDate = tuple(anyYear, twoDigits, twoDigits, twoDigits, twoDigits, twoDigits).map(
  ([year, month, day, ...time]) => `${year}:${month}:${day} ${time.join(":")}`,
);
const anyText = oneof(anyDate, string());
const anyOffset = oneof(
  constantFrom("", "-06:00", "+14:59"),
  tuple(constantFrom("+", "-"), twoDigits, twoDigits).map(([sign, ...time]) => sign + time.join(":")),
);

test("no date, offset or satellite time in a photo makes its reading fail", () => {
  const tags = record({
    DateTimeOriginal: anyText,
    CreateDate: anyText,
    OffsetTimeOriginal: anyOffset,
    OffsetTime: anyOffset,
    GPSDateStamp: anyText,
    GPSTimeStamp: tuple(integer(), integer({ min: 0, max: 60 }), integer({ min: 0, max: 60 })),
    latitude: integer({ min: -90, max: 90 }),
    longitude: integer({ min: -180, max: 180 }),
  });
  assert(
    property(tags, constantFrom(null, MAUI), (written, near) => {
      const { when } = offerOf(parseExif({ ...PLACE, ...written }), { ...CONTEXT, near });
      expect(when === null || Number.isFinite(when.instant)).toBe(true);
    }),
  );
});
