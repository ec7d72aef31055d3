import { array, assert, constantFrom, nat, property } from "fast-check";
import { expect, test } from "vitest";

import { wordOneLetterOff } from "./near-words.ts";

function found(text: string, ...spellings: string[]): string | null {
  const pattern = wordOneLetterOff(spellings);
  return pattern === null ? null : (new RegExp(pattern).exec(text)?.[1] ?? null);
}

test.each([
  ["wallye", "a walleye, on a jig", "walleye"],
  ["wlaleye", "walleye", "walleye"],
  ["wxalleye", "walleye", "walleye"],
  ["xalleye", "walleye", "walleye"],
  ["smalmouth", "bass (smallmouth)", "smallmouth"],
  ["wallyes", "walleyes", "walleyes"],
  ["шука", "щука", "щука"],
  ["wallxx", "walleye", null],
  ["wally", "walleye", null],
  ["a.c", "abbc", null],
  ["pi", "pike", null],
  ["x".repeat(31), "x".repeat(30), null],
])("“%s” finds in “%s” %s", (typed, text, word) => {
  expect(found(text, typed)).toBe(word);
});

test("of a plural, also what is a letter away from the one fish", () => {
  expect(found("walleye", "wallyes", "wallye")).toBe("walleye");
});

const letters = array(constantFrom<string>("a", "b", "c"), { minLength: 3, maxLength: 8 });
const typedLetters = array(constantFrom<string>("a", "b", "c", "(", "*"), { minLength: 3, maxLength: 8 });

test("one wrong letter is found, whichever and wherever it is", () => {
  assert(
    property(letters, nat(7), nat(3), constantFrom<string>("a", "b", "c", "d"), (word, at, kind, letter) => {
      const place = at % word.length;
      const wrong = word.toSpliced(place, kind === 1 ? 0 : 1, ...(kind === 0 ? [] : [letter]));
      if (kind === 3) wrong.splice(place, 2, ...word.slice(place, place + 2).toReversed());
      if (wrong.join("") === word.join("") || wrong.length < 3) return;
      expect(found(`${word.join("")}!`, wrong.join(""))).toBe(word.join(""));
    }),
  );
});

test("two wrong letters are not", () => {
  assert(
    property(typedLetters, letters, (typed, other) => {
      if (editsBetween(typed, other) < 2) return;
      expect(found(other.join(""), typed.join(""))).toBeNull();
    }),
  );
});

/** The textbook Damerau-Levenshtein distance. */
function editsBetween(one: readonly string[], other: readonly string[]): number {
  const table = [...one, ""].map((_, row) => [...other, ""].map((__, column) => row + column));
  const at = (row: number, column: number) => table[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const edits = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        row > 1 && column > 1 && isSwapped ? at(row - 2, column - 2) + 1 : Infinity,
      );
      table[row]?.splice(column, 1, edits);
    }
  }
  return at(one.length, other.length);
}
