import * as fc from "fast-check";
import { expect, test } from "vitest";

import { toDeviceTime } from "./find-moments.ts";
import { loadLineReader } from "./line-reader.ts";
import { subjectOf } from "./quick-entry-testing.ts";

const SATURDAY_NIGHT = new Date(2026, 10, 28, 0, 33);
const SUNDAY_DAWN = new Date(2026, 10, 29, 6, 0);
const WEDNESDAY = new Date(2026, 10, 25, 15, 0);

/** The moment that a line says, with its doubt. */
async function loadMoment(locale = "en") {
  const readLine = await loadLineReader(locale);
  return (line: string, now: Date) => {
    const moment = readLine(line, subjectOf(locale === "en" ? "imperial" : "metric"), now).parts.find(
      ({ kind }) => kind === "moment",
    );
    if (moment?.kind !== "moment") throw new Error(`No moment is found in "${line}"`);
    return moment;
  };
}

test.each([
  ["trout noon", SATURDAY_NIGHT, "2026-11-27 12:00 yesterday"],
  ["trout tonight 9:30", SATURDAY_NIGHT, "2026-11-27 21:30 yesterday"],
  ["trout evening", SATURDAY_NIGHT, "2026-11-27 null no_time"],
  ["trout midnight", SATURDAY_NIGHT, "2026-11-28 00:00 null"],
  ["trout sunday 7 am", SATURDAY_NIGHT, "2026-11-22 07:00 earlier"],
  ["trout sunday 7 am", SUNDAY_DAWN, "2026-11-22 07:00 earlier"],
  ["sunday 14 in trout 7 am", SUNDAY_DAWN, "2026-11-22 07:00 earlier"],
  ["trout sunday 5:30 am", SUNDAY_DAWN, "2026-11-29 05:30 null"],
  ["trout sunday", SUNDAY_DAWN, "2026-11-29 null null"],
  ["trout sunday evening", SUNDAY_DAWN, "2026-11-22 null no_time"],
  ["trout sunday 7 am", WEDNESDAY, "2026-11-22 07:00 null"],
  ["trout friday noon", WEDNESDAY, "2026-11-20 12:00 earlier"],
  ["trout dec 24 7 am", WEDNESDAY, "2025-12-24 07:00 earlier"],
  ["trout nov 25 4 pm", WEDNESDAY, "2025-11-25 16:00 earlier"],
  ["trout june 14 7 am", WEDNESDAY, "2026-06-14 07:00 null"],
  ["trout tomorrow 7 am", WEDNESDAY, "2026-11-26 07:00 future"],
])("%j at %s was %s", async (line, now, expected) => {
  const { day, time, doubt } = (await loadMoment())(line, now);
  expect(`${day} ${time} ${doubt}`).toBe(expected);
});

test.each([
  ["Forelle Mittag", "2026-11-27 null no_time"],
  ["Forelle Sonntag 7 Uhr", "2026-11-22 07:00 earlier"],
])("in German %j was %s, half an hour after midnight", async (line, expected) => {
  const { day, time, doubt } = (await loadMoment("de"))(line, SATURDAY_NIGHT);
  expect(`${day} ${time} ${doubt}`).toBe(expected);
});

test("the 29th of February without a year was in the last leap year", async () => {
  const momentOf = await loadMoment();
  expect(momentOf("trout feb 29 7 am", new Date(2028, 1, 20))).toMatchObject({ day: "2024-02-29" });
});

const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const TIMES = ["5 am", "7 am", "11:20 am", "1 pm", "6:40 pm", "11 pm", "7:40"];
const PARTS = ["morning", "noon", "afternoon", "evening", "midnight"];

/** Each beside the most days that lie between the last two of its kind. */
const days = fc.oneof(
  fc.constant({ words: "", within: 1 }),
  fc.constantFrom(...WEEKDAYS).map((words) => ({ words, within: 7 })),
  fc
    .record({ month: fc.constantFrom(...MONTHS), day: fc.integer({ min: 1, max: 28 }) })
    .map(({ month, day }) => ({ words: `${month} ${day}`, within: 366 })),
);

test("a moment without a year is its most recent occurrence, at any clock", async () => {
  const momentOf = await loadMoment();
  const clocks = fc.date({ min: new Date(2024, 0, 1), max: new Date(2032, 0, 1), noInvalidDate: true });
  const times = fc.oneof(fc.constantFrom(...TIMES), fc.constantFrom(...PARTS));
  fc.assert(
    fc.property(clocks, days, times, (now, { words, within }, time) => {
      const moment = momentOf(`trout ${words} ${time}`, now);
      const earliest = new Date(now);
      earliest.setDate(now.getDate() - within);
      const from = moment.time === null ? toDeviceTime(earliest).slice(0, 10) : toDeviceTime(earliest);
      const at = moment.time === null ? moment.day : `${moment.day}T${moment.time}`;
      expect(at <= toDeviceTime(now), `${at} is not after now`).toBe(true);
      expect(at >= from, `${at} is the last one before now`).toBe(true);
      if (within === 7) expect(new Date(`${at.slice(0, 10)}T12:00`).getDay()).toBe(WEEKDAYS.indexOf(words));
    }),
  );
});
