import { expect, test } from "vitest";

import { guessDateOrder } from "./guess-date-order.ts";
import { DATE_ORDERS, type DateOrder, readDay } from "./read-day.ts";
import { readTime } from "./read-time.ts";

const TODAY = "2026-11-23";
const cells = (...texts: string[]) => texts.map((text, index) => ({ line: index + 2, text }));

test.each<[string, DateOrder, string, string | null]>([
  ["26/06/2020", "dmy", "2020-06-26", null],
  ["06/26/2020", "mdy", "2020-06-26", null],
  ["2020-06-26T06:42:10Z", "dmy", "2020-06-26", "06:42:10"],
  ["2020/6/26 18.42", "mdy", "2020-06-26", "18:42:00"],
  ["26.6.20 06:42", "dmy", "2020-06-26", "06:42:00"],
  ["20-06-26", "ymd", "2020-06-26", null],
  ["26 Jun 2020", "mdy", "2020-06-26", null],
  ["Jun 26, 2020", "dmy", "2020-06-26", null],
  ["Fri, June 26th, 2020, 6:42 PM", "dmy", "2020-06-26", "18:42:00"],
  ["Freitag, 26. Juni 2020", "mdy", "2020-06-26", null],
  ["26 czerwca 2020", "mdy", "2020-06-26", null],
  ["26. kesäkuuta 2020", "mdy", "2020-06-26", null],
  ["26 de junio de 2020", "mdy", "2020-06-26", null],
  ["26 juin 2020", "ymd", "2020-06-26", null],
  ["20200626", "dmy", "2020-06-26", null],
  ["44008", "serial1900", "2020-06-26", null],
  ["42546.75", "serial1904", "2020-06-26", "18:00:00"],
  ["6/26/98", "mdy", "1998-06-26", null],
])("reads %s as %s: %s at %s", (text, order, day, time) => {
  expect(readDay(text, order, TODAY)).toMatchObject({ day, time });
});

test.each(["30/02/2020", "26/13/2020", "2020", "about June", "12/31/1899", "26/06/2020 late", ""])(
  "%j is no day",
  (text) => {
    expect(readDay(text, "dmy", TODAY)).toBeNull();
  },
);

test.each([
  ["6:42", "06:42:00"],
  ["6:42 pm", "18:42:00"],
  ["12:05 a.m.", "00:05:00"],
  ["0:05 pm", "12:05:00"],
  ["06.42", "06:42:00"],
  ["18h42", "18:42:00"],
  ["kl. 18.42", "18:42:00"],
  ["18:42 Uhr", "18:42:00"],
  ["1842", "18:42:00"],
  ["7 PM", "19:00:00"],
  ["0.75", "18:00:00"],
  ["06:42:31.5", "06:42:31"],
  ["0642 hrs", "06:42:00"],
  ["6 Uhr", "06:00:00"],
  ["noon", "12:00:00"],
  ["12 Noon", "12:00:00"],
  ["Mittag", "12:00:00"],
  ["midnight", "00:00:00"],
  ["오후 6:42", "18:42:00"],
  ["오전 6시 42분", "06:42:00"],
  ["午後6時42分", "18:42:00"],
  ["下午6:42", "18:42:00"],
])("reads the time %s as %s", (text, time) => {
  expect(readTime(text)?.time).toBe(time);
});

test("24:00 is the first moment of the day behind it", () => {
  expect(readTime("24:00")).toMatchObject({ time: "00:00:00", isNextDay: true });
  expect(readTime("24:01")).toBeNull();
  expect(readDay("2024-12-31 24:00", "ymd", TODAY)).toMatchObject({ day: "2025-01-01", time: "00:00:00" });
});

test.each([
  ["12:15 PM -05", "12:15:00", "-05:00"],
  ["06:07:00 UTC", "06:07:00", "Z"],
  ["20:30:00 -0500", "20:30:00", "-05:00"],
  ["12:15:03 GMT-0500 (CDT)", "12:15:03", "-05:00"],
])("reads the offset of %s", (text, time, offset) => {
  expect(readTime(text)).toMatchObject({ time, offset });
});

test.each([
  ["26 giugno 2020", "2020-06-26", null],
  ["26 июня 2020 г.", "2020-06-26", null],
  ["2020. június 28.", "2020-06-28", null],
  ["26 czerwca 2020 r. 18:42", "2020-06-26", "18:42:00"],
  ["2020年6月26日", "2020-06-26", null],
  ["2020年6月26日(金) 午後6:42", "2020-06-26", "18:42:00"],
  ["2020년 6월 26일 금요일 오전 6:42", "2020-06-26", "06:42:00"],
  ["2020. 6. 27. 오후 6:42", "2020-06-27", "18:42:00"],
  ["1593154920", "2020-06-26", "07:02:00"],
  ["1593154920123", "2020-06-26", "07:02:00"],
  ["20200626T070200Z", "2020-06-26", "07:02:00"],
])("reads the day %s in any order", (text, day, time) => {
  for (const order of DATE_ORDERS) expect(readDay(text, order, TODAY)).toMatchObject({ day, time });
});

const yearOf = (text: string) => readDay(text, "dmy", TODAY)?.day.slice(0, 4);

test("two digits of a year are of the last 80 years, else of a day that is still to come", () => {
  expect(["26/06/68", "26/06/46", "26/06/45", "26/06/27", "26/06/26"].map(yearOf)).toEqual([
    "1968",
    "1946",
    "2045",
    "2027",
    "2026",
  ]);
});

test.each(["25:00", "6:72", "7", "13 am", "dawn", "late"])("%j is no time", (text) => {
  expect(readTime(text)).toBeNull();
});

test("one line that is a day in one order only decides for all", () => {
  expect(guessDateOrder(cells("03/05/2020", "26/06/2020"), TODAY)).toEqual({
    value: "dmy",
    evidence: { code: "only_reading", line: 3, text: "26/06/2020" },
    alternatives: [],
  });
});

test("days that can be read both ways are asked for, with three lines both ways", () => {
  const guess = guessDateOrder(cells("03/05/2020", "04/05/2020", "05/05/2020", "06/05/2020"), TODAY);
  expect(guess).toMatchObject({ value: null, alternatives: ["dmy", "mdy"], evidence: { code: "ambiguous" } });
  expect(guess.evidence).toHaveProperty("samples", [
    { line: 2, text: "03/05/2020", readings: ["2020-05-03", "2020-03-05"] },
    { line: 3, text: "04/05/2020", readings: ["2020-05-04", "2020-04-05"] },
    { line: 5, text: "06/05/2020", readings: ["2020-05-06", "2020-06-05"] },
  ]);
});

test("lines in the order of their days are read so, if they are in no order otherwise", () => {
  const days = ["01/05", "03/05", "12/05", "02/06", "11/06", "01/07", "05/07", "09/08"].map(
    (day) => `${day}/2020`,
  );
  expect(guessDateOrder(cells(...days), TODAY)).toMatchObject({
    value: "dmy",
    evidence: { code: "in_order" },
  });
  expect(guessDateOrder(cells(...days.slice(0, 5)), TODAY).value).toBeNull();
});

test("a file in which two lines contradict each other is asked about, with both", () => {
  expect(guessDateOrder(cells("26/06/2020", "06/26/2020"), TODAY)).toMatchObject({
    value: null,
    evidence: { code: "contradictory", samples: [{ line: 3 }, { line: 2 }] },
  });
});

test("no fish was caught in the future: such a reading counts as none", () => {
  expect(guessDateOrder(cells("03/12/2026"), TODAY)).toMatchObject({ value: "mdy" });
});

test("days with the year in front are called so", () => {
  expect(guessDateOrder(cells("2020-06-05", "2020/07/06 18:42"), TODAY)).toMatchObject({
    value: "ymd",
    evidence: { code: "one_meaning" },
  });
});

test("days with the name of a month, or the year in front, need no order", () => {
  expect(guessDateOrder(cells("Jun 5, 2020", "2020-07-06"), TODAY)).toMatchObject({
    value: "dmy",
    evidence: { code: "one_meaning" },
  });
});
