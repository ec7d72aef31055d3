import type { SpeciesName } from "@creel/domain/species/species";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { wordFor } from "../i18n/word-for.ts";

const NAMES: Record<SpeciesName, MessageDescriptor> = {
  Musky: msg`Musky`,
  Pike: msg`Pike`,
  "Bass (Smallmouth)": msg`Bass (Smallmouth)`,
  "Bass (Largemouth)": msg`Bass (Largemouth)`,
  Walleye: msg`Walleye`,
  Perch: msg`Perch`,
  Bluegill: msg`Bluegill`,
  Catfish: msg`Catfish`,
  Trout: msg`Trout`,
  Salmon: msg`Salmon`,
  Other: msg({ message: "Other", context: "species" }),
};

export function speciesName(species: string): string {
  return wordFor(NAMES, species);
}
