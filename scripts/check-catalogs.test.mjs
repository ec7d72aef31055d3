import { expect, test } from "vitest";

import { findProblems } from "./check-catalogs.mjs";

const FISH = "{count, plural, one {# fish of <0>{name}</0>} other {# fish of <0>{name}</0>}}";

test.each([
  ["Saved on {day}", "Gespeichert am {day}", "de", []],
  ["Saved on {day}", "", "de", ["is not translated"]],
  ["Saved on {day}", "Gespeichert", "de", ["placeholder day is missing"]],
  [
    "Saved on {day}",
    "Gespeichert am {tag}",
    "de",
    ["placeholder day is missing", "placeholder tag is not in the English text"],
  ],
  ["<0>Terms</0>", "Bedingungen", "de", ["tag <0> is missing", "tag </0> is missing"]],
  ["<0>Terms</0>", "</0>Bedingungen<0>", "de", ["tag </0> closes nothing"]],
  [
    FISH,
    "{count, plural, one {# ryba <0>{name}</0>} few {# ryby <0>{name}</0>} many {# ryb <0>{name}</0>} other {# ryby <0>{name}</0>}}",
    "pl",
    [],
  ],
  [
    FISH,
    "{count, plural, one {# ryba <0>{name}</0>} other {# ryby <0>{name}</0>}}",
    "pl",
    ['plural form "many" is missing', 'plural form "few" is missing'],
  ],
  [
    FISH,
    "{count, plural, one {# Fisch <0>{name}</0>} few {# Fische <0>{name}</0>} other {# Fische <0>{name}</0>}}",
    "de",
    ['plural form "few" does not exist in de'],
  ],
])(
  "the translation of “%s” as “%s” in %s has these problems: %j",
  (source, translation, ...[locale, problems]) => {
    expect(findProblems(source, translation, locale)).toEqual(problems);
  },
);
