import { CalendarDate, Time } from "@internationalized/date";
import { expect, test } from "vitest";

import { clocks } from "../../../../places/clocks.ts";
import { photoOf, storedOf } from "../../../../testing/form-photos.ts";
import { offerFor } from "./offer-for.ts";

const clock = { clocks, timeZone: "America/Chicago" };
const position = { latitude: 47.831172, longitude: -92.264828 };
const facts = { takenAt: "2025-11-20T06:42:31", offset: null, satelliteTime: null, position };
const nothing = { dateOfCatch: null, timeOfCatch: null, coordinates: null };
const noted = {
  dateOfCatch: new CalendarDate(2025, 11, 20),
  timeOfCatch: new Time(6, 42),
  coordinates: position,
};

test("the first photo that knows something is asked, to the minute", () => {
  const photos = [storedOf("one"), photoOf({}), photoOf({ facts })];

  const offer = offerFor({ ...nothing, photos }, clock);

  expect(offer?.when?.at.toString()).toBe("2025-11-20T06:42:00");
  expect(offer?.place).toEqual(position);
});

test("what stands in the form already is not offered", () => {
  const photos = [photoOf({ facts })];

  expect(offerFor({ ...noted, photos }, clock)).toBeNull();
  expect(offerFor({ ...noted, timeOfCatch: new Time(6, 43), photos }, clock)).toMatchObject({ place: null });
  expect(offerFor({ ...noted, coordinates: null, photos }, clock)).toMatchObject({ when: null });
});

test("the same figures on the clock of another zone are another time", () => {
  const offer = offerFor({ ...noted, photos: [photoOf({ facts })] }, { clocks, timeZone: "Europe/Berlin" });

  expect(offer?.when?.timeZone).toBe("America/Chicago");
});

test("nobody is asked twice, and not about a photo that was taken out", () => {
  const answered = photoOf({ facts, isOfferAnswered: true });
  const removed = photoOf({ facts, isRemoved: true });

  expect(offerFor({ ...nothing, photos: [answered, removed] }, clock)).toBeNull();
});
