import { array, assert, constantFrom, property, stringMatching, tuple } from "fast-check";
import { expect, test } from "vitest";

import { readCsv } from "./read-csv.ts";

const HEAD = "Date,Species,Length,Notes";

test.each([
  ["a name in quotation marks", '"Big Joe" said so', '"Big Joe" said so'],
  ["inches behind a mark in front", '"12"" lure lost', '12" lure lost'],
  ["a mark that is never closed", '"twelve', '"twelve'],
])("%s is a letter of its cell, and swallows no line: %s", (_what, cell, text) => {
  const table = readCsv("log", `${HEAD}\na,Pike,70,${cell}\nb,Perch,30,fine\nc,Zander,"50","two\nlines"\n`);
  expect(table.rows.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [2, "Pike"],
    [3, "Perch"],
    [4, "Zander"],
  ]);
  expect(table.rows[0]?.cells[3]).toBe(text);
  expect(table.rows[2]?.cells[3]).toBe("two\nlines");
  expect(table.problems).toEqual([{ code: "open_quote", line: 2 }]);
});

test("a quotation mark that is closed in a later line of the table is a letter, as of inches", () => {
  const table = readCsv("log", `${HEAD}\na,Perch,"12"",x\nb,Pike,30",ok\n`);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ["a", "Perch", '12"', "x"],
    ["b", "Pike", '30"', "ok"],
  ]);
  expect(table.problems).toEqual([{ code: "open_quote", line: 2 }]);
});

test("marks that swallow so many lines that few are left as wide as the table swallow none", () => {
  const table = readCsv("log", `Species,Lure,Notes\nw0,",\nw1,,"\nw2,",\n`);
  expect(table.rows.map(({ cells }) => cells)).toEqual([
    ["w0", '"', ""],
    ["w1", "", '"'],
    ["w2", '"', ""],
  ]);
  expect(table.problems?.map(({ code }) => code)).toEqual(["open_quote", "open_quote", "open_quote"]);
});

test("a cell of several lines stays whole where its first line is no row of the table", () => {
  const lures = stringMatching(/^[a-z \n]{0,12}\n[a-z ]{0,12}$/);
  const notes = stringMatching(/^[a-z ,]{0,12}$/);
  assert(
    property(array(tuple(lures, notes), { minLength: 1 }), (cells) => {
      const rows = cells.map(([lure, note], row) => [`w${row}`, lure, note]);
      const lines = rows.map(([species, lure, note]) => `${species},"${lure}","${note}"`);
      const table = readCsv("log", ["Species,Lure,Notes", ...lines].join("\n"), ",");
      expect(table.rows.map((row) => row.cells)).toEqual(rows);
      expect(table.problems).toEqual([]);
    }),
  );
});

const noted = stringMatching(/^[a-z" ]{0,8}$/);

test("each line of a table is one, whatever quotation marks stand in its cells", () => {
  assert(
    property(array(tuple(noted, noted), { minLength: 1 }), constantFrom(",", ";"), (rows, delimiter) => {
      const lines = rows.map((cells, row) => [`w${row}`, ...cells].join(delimiter));
      const head = ["Species", "Lure", "Notes"].join(delimiter);
      const table = readCsv("log", [head, ...lines].join("\n"), delimiter);
      expect(table.rows.map(({ line, cells }) => `${line} ${cells[0]}`)).toEqual(
        rows.map((_, row) => `${row + 2} w${row}`),
      );
    }),
  );
});
