import { CalendarDate, CalendarDateTime, Time } from "@internationalized/date";
import { expect, test } from "vitest";

import { photoOf, storedOf } from "../../../../photos/choose/testing.ts";
import { offerFor } from "./offer-for.ts";

const clock = { timeZone: "America/Chicago", present: new CalendarDateTime(2026, 11, 21, 9, 0) };
const position = { latitude: 47.831172, longitude: -92.264828 };
const facts = { takenAt: "2026-11-20T06:42:31", offset: null, position };
const nothing = { dateOfCatch: null, timeOfCatch: null, coordinates: null };
const noted = {
  dateOfCatch: new CalendarDate(2026, 11, 20),
  timeOfCatch: new Time(6, 42),
  coordinates: position,
};

test("the first photo that knows something is asked, to the minute", () => {
  const photos = [storedOf("one"), photoOf({}), photoOf({ facts })];

  const offer = offerFor({ ...nothing, photos }, clock);

  expect(offer?.when?.toString()).toBe("2026-11-20T06:42:00");
  expect(offer?.place).toEqual(position);
});

test("what stands in the form already is not offered", () => {
  const photos = [photoOf({ facts })];

  expect(offerFor({ ...noted, photos }, clock)).toBeNull();
  expect(offerFor({ ...noted, timeOfCatch: new Time(6, 43), photos }, clock)).toMatchObject({ place: null });
  expect(offerFor({ ...noted, coordinates: null, photos }, clock)).toMatchObject({ when: null });
});

test("nobody is asked twice, and not about a photo that was taken out", () => {
  const answered = photoOf({ facts, isOfferAnswered: true });
  const removed = photoOf({ facts, isRemoved: true });

  expect(offerFor({ ...nothing, photos: [answered, removed] }, clock)).toBeNull();
});
