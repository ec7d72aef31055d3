import { beforeAll, expect, test } from "vitest";

import { recordsBeaten } from "../catches/beaten-records.ts";
import { readSearch } from "../catches/search.ts";
import { wordsNaming } from "../catches/words-naming.ts";
import { speciesCountedAs } from "../returns/same-species.ts";
import { openFishNames } from "./known-fish.ts";
import { knownFishOfTable } from "./names/known-fish-of-table.ts";
import { canonicalSpecies, isOneOf, speciesKey } from "./species.ts";
import { isFish, taxonOf } from "./taxa.ts";

beforeAll(() => openFishNames(knownFishOfTable, "en"));

test("all names of a fish have one key, those of the list its name", () => {
  expect(new Set(["Zander", "sandre", "GÖS", "Sander lucioperca"].map((name) => speciesKey(name)))).toEqual(
    new Set(["sander lucioperca"]),
  );
  expect(["Hecht", "szczupak", "Pike"].map((name) => speciesKey(name))).toEqual(["pike", "pike", "pike"]);
  expect(speciesKey("Nessie")).toBe("nessie");
});

test("a name of a listed species becomes that species; every other stays as it was written", () => {
  expect(["Hecht", " gädda ", "zander", "Nessie"].map((name) => canonicalSpecies(name))).toEqual([
    "Pike",
    "Pike",
    "zander",
    "Nessie",
  ]);
});

test("an ambiguous name is the fish of the angler's language", () => {
  expect(speciesKey("albacore", "fr")).toBe(speciesKey("yellowfin tuna", "fr"));
  expect(speciesKey("albacore")).toBe("thunnus alalunga");
  expect(speciesKey("albacore", null)).toBe("albacore");
});

test("a filter wants a species under any name; Other wants those that are not on the list", () => {
  expect(["Sandre", "gös", "Pike"].map(isOneOf(["Zander"]))).toEqual([true, true, false]);
  expect(["Sandre", "Hecht", "Pike", "Nessie"].map(isOneOf(["Other"]))).toEqual([true, false, false, true]);
});

test.each([
  ["sandre", "zand may", ["zand"]],
  ["sandre", "GÖS jig", ["GÖS"]],
  ["sandre", "pike perch", ["pike", "perch"]],
  ["sandre", "pike", []],
  ["Pike", "hecht", ["hecht"]],
  ["Pike", "pike perch", ["pike"]],
  ["lubina", "bass", ["bass"]],
  ["sandre", "za", []],
  ["sandre", "()*", []],
  ["Nessie", "zander", []],
])("of a %s, the search “%s” names %o", (species, search, words) => {
  expect([...wordsNaming(species, readSearch(search))].map(({ typed }) => typed)).toEqual(words);
});

test("a longer sandre beats the zander of before", () => {
  const record = { catchId: "a", value: 20, day: "2026-05-01" };
  const bests = [{ species: "Zander", weight: null, length: record }];
  expect(recordsBeaten({ id: "b", species: "sandre", weight: null, length: 22 }, bests)).toEqual([
    { measure: "length", previous: record },
  ]);
});

test("a return counts a fish under one name, and as the species that it asks for", () => {
  const countedAs = speciesCountedAs({});
  expect(["Zander", "sandre", "havsöring", "truite de mer", "Lachs"].map(countedAs)).toEqual([
    "Zander",
    "Zander",
    "Sea trout",
    "Sea trout",
    "Salmon",
  ]);
});

test.each([
  ["sandre", "Sander lucioperca", "species"],
  ["grayling", "Thymallus", "genus"],
  ["Äsche", "Thymallus thymallus", "species"],
  ["havsöring", "Salmo trutta", "species"],
  ["tarpon", "Megalops atlanticus", "species"],
  ["splake", "Salvelinus", "genus"],
  ["tiger trout", "Actinopterygii", "class"],
  ["Meeräsche", "Mugilidae", "family"],
  ["crappie", "Pomoxis", "genus"],
  ["bass", "Animalia", "kingdom"],
])("%s is %s (%s)", (name, scientificName, rank) => {
  expect(taxonOf(name)).toMatchObject({ scientificName, rank });
});

test("a shark is a fish of another class", () => {
  expect(taxonOf("Dornhai")).toEqual({
    scientificName: "Squalus acanthias",
    rank: "species",
    class: "Chondrichthyes",
  });
  expect(isFish(taxonOf("Dornhai"))).toBe(true);
});
