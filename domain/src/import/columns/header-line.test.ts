import { expect, test } from "vitest";

import type { SourceTable } from "../source/source-table.ts";
import { findHeader, guessHeaderLine, NO_HEADER, withHeaderLine } from "./header-line.ts";

const linesOf = (...texts: string[]) =>
  texts.map((text, index) => ({ line: index + 1, cells: text.split("|") }));
const headerOf = (...texts: string[]) => findHeader(linesOf(...texts))?.line;

test("a first line that is a catch already names no columns", () => {
  expect(headerOf("Date|Fish|Length", "26.06.2020|Hecht|62")).toBe(1);
  expect(headerOf("Wann|Womit|Laune", "gestern|Wurm|gut")).toBe(1);
  expect(headerOf("26.06.2020|Hecht|62", "27.06.2020|Barsch|30")).toBeUndefined();
  expect(headerOf("Hecht|47.83, -92.26", "Barsch|47.84, -92.27")).toBeUndefined();
});

test("a title, a date and a legend above the names of the columns are no names", () => {
  const rows = ["Date|Species|Length (cm)|Water", "2020-06-26|Pike|62|Lake Vermilion"];
  expect(headerOf("My fishing log||", ...rows)).toBe(2);
  expect(headerOf("My fishing log|2020", "all fish of|the year", ...rows)).toBe(3);
  expect(headerOf("Fish|and|lakes|of 2020", ...rows)).toBe(2);
  expect(headerOf("Mein Tagebuch||", "Wann|Womit|Laune", "gestern|Wurm|gut")).toBe(2);
});

test("names of columns that come twice are a header, and words that come twice are none", () => {
  expect(headerOf("Date|Length|Length|Notes|Notes", "2020-06-26|62|24|windy|cold")).toBe(1);
  expect(headerOf("gut|gut|gut|schlecht|schlecht", "62|24|30|4|5")).toBeUndefined();
});

test("words in a catch that are names of columns elsewhere do not make it a header", () => {
  expect(headerOf("Wann|Womit|Laune", "gestern|Lure|Lake", "heute|Fly|River")).toBe(1);
  expect(headerOf("Date|Species|Bait|Water", "2020-06-26|Pike|Fly|River")).toBe(1);
});

const lines = linesOf("Log of 2019|", "Date|Species", "2020-06-26|Pike", "2020-06-27|Perch");
const table: SourceTable = {
  name: "log",
  headers: ["Date", "Species"],
  rows: lines.slice(2),
  lines,
  headerLine: 2,
  delimiter: ",",
  decimal: null,
};

test("another line can name the columns, or none; what is above it stays out", () => {
  expect(withHeaderLine(table, 3)).toMatchObject({ headers: ["2020-06-26", "Pike"], rows: [{ line: 4 }] });
  const without = withHeaderLine(table, NO_HEADER);
  expect(without.headers).toEqual(["", ""]);
  expect(without.rows.map(({ line }) => line)).toEqual([1, 2, 3, 4]);
  expect(withHeaderLine(without, 2)).toEqual(table);
});

test("what speaks for a line is what it names; the angler can say another", () => {
  expect(guessHeaderLine(table, undefined)).toEqual({
    value: 2,
    evidence: { code: "column_names", names: ["Date", "Species"] },
    alternatives: [1, 3, 4, NO_HEADER],
  });
  expect(guessHeaderLine(withHeaderLine(table, 1), 1)?.evidence).toEqual({ code: "chosen" });
  const { lines: _lines, ...fixed } = table;
  expect(guessHeaderLine(fixed, undefined)).toBeNull();
});
