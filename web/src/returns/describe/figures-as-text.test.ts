import { expect, test } from "vitest";

import { figuresOfSeason, returnOf } from "../../testing/returns.ts";
import { makeUnits } from "../../units/make-units.ts";
import { asCsv, asText, linesOf } from "./figures-as-text.ts";

const lines = linesOf({
  entry: returnOf({ answers: { card: "212" } }),
  figures: figuresOfSeason(),
  units: makeUnits("imperial", false),
});

test("the lines are the return, its answers, its table, its fish, and what is not counted", () => {
  expect(lines.slice(0, 3)).toEqual([
    ["Rod-days, Scotland"],
    ["River Tarn", expect.stringMatching(/^Feb 1\s–\sOct 31, 2026$/u)],
    ["Fishing card or permit number", "212"],
  ]);
  expect(lines).toContainEqual(["September", "1", "0", "4.0", "1", "0", "0", "0"]);
  expect(lines).toContainEqual(["Total", "3", "1", "12.0", "1", "2", "0", "0"]);
  expect(lines).toContainEqual([
    "2026-09-12",
    "Salmon",
    "1",
    "Kept",
    "25.5 in",
    "6.1 lb",
    "River Tarn",
    "Fly",
  ]);
  expect(lines.at(-1)).toEqual(["Not counted", "Trout", "1"]);
});

test("a cell with a comma or a quote is quoted in CSV, and one that looks like a formula is harmless", () => {
  expect(asCsv([["Lochs, two", 'the "beat"', "=1+1", "-4"]])).toBe(
    '\u{FEFF}"Lochs, two","the ""beat""",\'=1+1,-4\r\n',
  );
});

test("a tab or a line break within a cell does not make another cell", () => {
  expect(asText([["River\tTarn", "two\nlines"]])).toBe("River Tarn\ttwo lines");
});
