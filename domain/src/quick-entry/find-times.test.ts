import { expect, test } from "vitest";

import { makeFindTimes } from "./find-times.ts";
import { DUTCH_TIMES } from "./languages/dutch.ts";
import { FINNISH_TIMES } from "./languages/finnish.ts";
import { FRENCH_TIMES } from "./languages/french.ts";
import { GERMAN_TIMES } from "./languages/german.ts";
import { POLISH_TIMES } from "./languages/polish.ts";
import { PORTUGUESE_TIMES } from "./languages/portuguese.ts";
import { SPANISH_TIMES } from "./languages/spanish.ts";
import { SWEDISH_TIMES } from "./languages/swedish.ts";
import type { TimeWords } from "./languages/time-words.ts";

/** A Sunday. */
const AFTERNOON = "2026-11-22T15:00";

/** Writes each day and time that is found, with "+" for a day that is first of all still to come. */
function written(text: string, words: TimeWords, now = AFTERNOON): string[] {
  const { moments, parts } = makeFindTimes(words)(text, now);
  return [...moments, ...parts].map(({ day, time, isStillToCome }) =>
    [day ?? [], time ?? [], isStillToCome ? "+" : []].flat().join(" "),
  );
}

test.each([
  ["gestern um 6.40 Uhr", GERMAN_TIMES, ["2026-11-21", "06:40"]],
  ["hier à 6h40", FRENCH_TIMES, ["2026-11-21", "06:40"]],
  ["ayer a las 7 menos cuarto", SPANISH_TIMES, ["2026-11-21", "06:45"]],
  ["eergisteren om half 7", DUTCH_TIMES, ["2026-11-20", "06:30"]],
  ["i förrgår kl 6.40", SWEDISH_TIMES, ["2026-11-20", "06:40"]],
  ["wczoraj o 6.40", POLISH_TIMES, ["2026-11-21", "06:40"]],
  ["eilen klo 6.40", FINNISH_TIMES, ["2026-11-21", "06:40"]],
  ["ontem às 6h40", PORTUGUESE_TIMES, ["2026-11-21", "06:40"]],
  ["12 listopada", POLISH_TIMES, ["2026-11-12"]],
  ["24 grudnia", POLISH_TIMES, ["2025-12-24 +"]],
  ["24 grudnia 2024", POLISH_TIMES, ["2024-12-24"]],
  ["31 kwietnia", POLISH_TIMES, []],
  ["3 dni temu", POLISH_TIMES, ["2026-11-19"]],
  ["godzinę temu", POLISH_TIMES, ["2026-11-22 14:00"]],
  ["op 20-11", DUTCH_TIMES, ["2026-11-20"]],
])("%j is found", (text, words, expected) => {
  expect(written(text, words)).toEqual(expected);
});

test.each([
  ["gestern Abend um 9", ["2026-11-21", "21:00"]],
  ["um 9, gestern Abend", ["21:00", "2026-11-21"]],
  ["gestern Nacht um 2", ["2026-11-21", "02:00"]],
  ["um 9 Uhr abends", ["21:00"]],
  ["gestern Nachmittag um 16 Uhr", ["2026-11-21", "16:00"]],
])("the part of the day tells which half of the clock is meant: %j", (text, expected) => {
  expect(written(text, GERMAN_TIMES)).toEqual(expected);
});

test.each([
  ["Freitag", ["2026-11-20"]],
  ["Montag", ["2026-11-16 +"]],
  ["letzten Montag", ["2026-11-16"]],
  ["Sonntag", ["2026-11-22"]],
  ["Sonntagabend", ["2026-11-15 +"]],
  ["abends", ["2026-11-21 +"]],
  ["morgens", ["2026-11-22"]],
  ["mittags", ["2026-11-22 12:00"]],
])("%j was the last one that had begun", (text, expected) => {
  expect(written(text, GERMAN_TIMES)).toEqual(expected);
});

test.each([
  ["las 3 percas de 28", SPANISH_TIMES],
  ["as 3 percas de 25", PORTUGUESE_TIMES],
  ["à 3 dans la barque", FRENCH_TIMES],
  ["hier 3 perches", FRENCH_TIMES],
  ["gestern 7 Barsche", GERMAN_TIMES],
  ["30 Uhr", GERMAN_TIMES],
  ["1.250 Gramm", GERMAN_TIMES],
  ["morgen", GERMAN_TIMES],
])("%j has no time", (text, words) => {
  expect(written(text, words).filter((found) => found.includes(":"))).toEqual([]);
});

test("words are found without accents, with wrong ones, and with umlauts as two letters", () => {
  expect(written("avant hier", FRENCH_TIMES)).toEqual(["2026-11-20"]);
  expect(written("igar kvall", SWEDISH_TIMES)).toEqual(["2026-11-21"]);
  expect(written("ontem á noite", PORTUGUESE_TIMES)).toEqual(["2026-11-21"]);
  expect(written("toissapaeivaenae", FINNISH_TIMES)).toEqual(["2026-11-20"]);
});
