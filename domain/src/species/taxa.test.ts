import { expect, test } from "vitest";

import { taxonOf } from "./taxa.ts";

test("a name of one species is that species, however it is written", () => {
  expect(taxonOf(" walleye ")).toEqual({ scientificName: "Sander vitreus", rank: "species" });
});

test("a name of several species is no more than their genus", () => {
  expect(taxonOf("Perch")).toEqual({ scientificName: "Perca", rank: "genus" });
});

test.each(["Other", "Zander", "Crayfish", ""])("%j is no more than an animal", (species) => {
  expect(taxonOf(species)).toEqual({ scientificName: "Animalia", rank: "kingdom" });
});
