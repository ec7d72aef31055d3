import { SPECIES } from "@creel/domain/species/species";
import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";

import { nameOfSpecies } from "./species-names.ts";

const english = setupI18n({ locale: "en", messages: { en: {} } });
const german = setupI18n({ locale: "de", messages: { de: { "species.pike": "Hecht" } } });

test.each(SPECIES.map(({ name }) => name))("%s has its name in English", (name) => {
  expect(nameOfSpecies(name, english)).toBe(name);
});

test("a species of the list is named in the language, any other as it was written", () => {
  const named = ["Pike", "Sandre", "pike", "toString"].map((name) => nameOfSpecies(name, german));
  expect(named).toEqual(["Hecht", "Sandre", "pike", "toString"]);
});
