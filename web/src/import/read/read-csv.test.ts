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
