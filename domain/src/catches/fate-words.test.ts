import { expect, test } from "vitest";

import { asksForFate, fateOfValue, fateOfWord } from "./fate-words.ts";

type Field = Parameters<typeof asksForFate>[0];

const CHOICE: Field = { subject: "catch", kind: "choice", name: "Fish", choices: ["Released", "Kept"] };
const YES_NO: Field = { subject: "catch", kind: "yes_no", name: "Kept the fish", choices: [] };

test.each([
  ["Kept", "kept"],
  [" released ", "released"],
  ["Zurückgesetzt", "released"],
  ["Released hurt", "released_hurt"],
  ["Nils", null],
] as const)("%s means %s", (word, fate) => {
  expect(fateOfWord(word)).toBe(fate);
});

test("yes to kept is kept, and no is released", () => {
  expect([true, false].map((value) => fateOfValue(YES_NO, value))).toEqual(["kept", "released"]);
  expect([true, false].map((value) => fateOfValue({ ...YES_NO, name: "Released?" }, value))).toEqual([
    "released",
    "kept",
  ]);
});

test("a field asks for the fate by its choices, by the suggested name, or by a question", () => {
  expect(asksForFate(CHOICE)).toBe(true);
  expect(asksForFate({ ...CHOICE, name: "Kept or released", choices: ["In", "Out"] })).toBe(true);
  expect(asksForFate(YES_NO)).toBe(true);
});

test("other fields, and those of trips, do not ask for it", () => {
  expect(asksForFate({ ...CHOICE, choices: ["Nils", "Dad"] })).toBe(false);
  expect(asksForFate({ ...YES_NO, name: "Alone" })).toBe(false);
  expect(asksForFate({ ...YES_NO, name: "Kept or released" })).toBe(false);
  expect(asksForFate({ ...YES_NO, subject: "trip" })).toBe(false);
});
