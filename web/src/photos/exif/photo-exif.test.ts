import { CalendarDateTime } from "@internationalized/date";
import { expect, test } from "vitest";

import { parseExif, offerOf } from "./photo-exif.ts";

const TAGS = {
  DateTimeOriginal: "2026:11:20 06:42:31",
  OffsetTimeOriginal: "-06:00",
  latitude: 47.83117222222223,
  longitude: -92.26482777777778,
};
const clock = { timeZone: "America/Chicago", present: new CalendarDateTime(2026, 11, 21, 9, 0) };
const whenOf = (tags: object, timeZone = clock.timeZone) =>
  offerOf(parseExif(tags), { ...clock, timeZone }).when?.toString() ?? null;

test("a camera that says nothing of its zone is taken to have shown the angler's own time", () => {
  expect(whenOf({ DateTimeOriginal: "2026:11:20 06:42:31" })).toBe("2026-11-20T06:42:31");
  expect(whenOf({ DateTimeOriginal: "2026:11:20 06:42:31" }, "Europe/Berlin")).toBe("2026-11-20T06:42:31");
});

test("a camera that says its zone is read in the form's zone", () => {
  expect(whenOf(TAGS)).toBe("2026-11-20T06:42:31");
  expect(whenOf(TAGS, "Europe/Berlin")).toBe("2026-11-20T13:42:31");
});

test.each([
  ["a time to come", "2026:11:21 09:00:01"],
  ["a time before there were catches", "1899:12:31 23:59:59"],
  ["a clock that was never set", "0000:00:00 00:00:00"],
  ["a day that is none", "2026:02:30 06:00:00"],
  ["blanks", "    :  :     :  :  "],
])("%s is not offered", (_what, DateTimeOriginal) => {
  expect(whenOf({ DateTimeOriginal })).toBeNull();
});

test("the position is offered to the decimals a catch is sent with", () => {
  expect(parseExif(TAGS).position).toEqual({ latitude: 47.831172, longitude: -92.264828 });
});

test.each([
  ["nowhere", { latitude: 0, longitude: 0 }],
  ["off the earth", { latitude: 91, longitude: 10 }],
  ["half a position", { latitude: 47 }],
  ["no number", { latitude: Number.NaN, longitude: 10 }],
  ["a text", { latitude: "47", longitude: "10" }],
])("%s is not offered", (_what, tags) => {
  expect(parseExif(tags).position).toBeNull();
});

test("a file without anything of a camera has no facts, and one broken tag spoils no other", () => {
  expect(parseExif(undefined)).toEqual({ takenAt: null, offset: null, position: null });
  expect(parseExif({ ...TAGS, OffsetTimeOriginal: 6, latitude: "?" })).toEqual({
    takenAt: "2026-11-20T06:42:31",
    offset: null,
    position: null,
  });
});
