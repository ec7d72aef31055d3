import type { SpeciesName } from "@creel/domain/species/species";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

import { labelFor } from "../i18n/label-for.ts";

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

const SHORT: Record<string, MessageDescriptor> = {
  "Bass (Smallmouth)": msg`Smallmouth`,
  "Bass (Largemouth)": msg`Largemouth`,
};

/** Where space is short: on keys, chips and in narrow rows. */
export function shortSpeciesName(species: string): string {
  const short = SHORT[species];
  return short ? i18n._(short) : speciesName(species);
}

export function speciesName(species: string): string {
  return labelFor(NAMES, species);
}
