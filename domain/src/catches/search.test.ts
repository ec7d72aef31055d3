import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";

import { readSearch } from "./search.ts";

const spellings = (text: string) => readSearch(text).map((word) => word.spellings);
const days = (text: string) => readSearch(text).map(({ day }) => day);

test("the words of a search are apart by blanks and commas, and compared without case and marks", () => {
  expect(spellings("  Zändér,  JIG ")).toEqual([["zander"], ["jig"]]);
});

test.each([
  ["100%", "100%"],
  ["rod_blank", "rod_blank"],
  [",", ","],
  ["(a+)+$", "(a+)+$"],
])("“%s” is taken literally", (text, word) => {
  expect(spellings(text)).toEqual([[word]]);
});

test.each([
  ["jigs", ["jigs", "jig"]],
  ["perches", ["perches", "perche", "perch"]],
  ["flies", ["flies", "flie", "fly"]],
  ["bass", ["bass"]],
  ["gas", ["gas"]],
])("%s looks for %o", (word, all) => {
  expect(spellings(word)).toEqual([all]);
});

test.each([
  ["june", [{ month: 6 }]],
  ["Jun", [{ month: 6 }]],
  ["sept", [{ month: 9 }]],
  ["ju", [null]],
  ["saturdays", [{ weekday: 6 }]],
  ["sun", [null]],
  ["2026", [{ year: 2026 }]],
  ["2026-06", [{ year: 2026, month: 6 }]],
  ["2026-06-12", [{ year: 2026, month: 6, day: 12 }]],
  ["2026-13", [null]],
  ["1026", [null]],
  ["june 12th, 2026", [{ month: 6 }, { day: 12 }, { year: 2026 }]],
  ["1 may", [{ day: 1 }, { month: 5 }]],
  ["12 inch", [null, null]],
  ["june 32", [{ month: 6 }, null]],
])("“%s” says of the day %o", (text, parts) => {
  expect(days(text)).toEqual(parts);
});

test("whatever is typed, no word is lost, none is empty, and the order makes no difference", () => {
  assert(
    property(string({ unit: "binary", maxLength: 80 }), (text) => {
      const words = readSearch(text);
      expect(words.length > 0).toBe(text.trim() !== "");
      expect(words.every(({ typed }) => typed !== "")).toBe(true);
      const backwards = readSearch(
        words
          .map(({ typed }) => typed)
          .toReversed()
          .join(" "),
      );
      expect(backwards.toReversed()).toEqual(words);
    }),
  );
});
