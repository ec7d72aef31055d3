import { expect, test } from "vitest";

import { canonicalSpecies, findSpecies, OTHER_SPECIES, SPECIES, speciesKey } from "./species.ts";

test("has the eleven of the list, in its order", () => {
  expect(SPECIES.map(({ name }) => name)).toEqual([
    "Musky",
    "Pike",
    "Bass (Smallmouth)",
    "Bass (Largemouth)",
    "Walleye",
    "Perch",
    "Bluegill",
    "Catfish",
    "Trout",
    "Salmon",
    "Other",
  ]);
});

test("gives each a mark of its own", () => {
  expect(new Set(SPECIES.map(({ initials }) => initials)).size).toBe(SPECIES.length);
  expect(new Set(SPECIES.map(({ token }) => token)).size).toBe(SPECIES.length);
});

test.each([
  ["walleye", "Walleye"],
  ["  PIKE ", "Pike"],
  ["Zander", "Other"],
  ["", "Other"],
])("finds %j as %s", (name, found) => {
  expect(findSpecies(name).name).toBe(found);
});

test("keeps what is not listed as it was written", () => {
  expect(canonicalSpecies("  Giant Trevally ")).toBe("Giant Trevally");
  expect(canonicalSpecies("bass (LARGEMOUTH)")).toBe("Bass (Largemouth)");
  expect(OTHER_SPECIES.name).toBe("Other");
});

test("before the table of fish names is open, a name stands for itself", () => {
  expect([" Sandre ", "PIKE"].map((name) => speciesKey(name))).toEqual(["sandre", "pike"]);
  expect(canonicalSpecies("Hecht")).toBe("Hecht");
});
