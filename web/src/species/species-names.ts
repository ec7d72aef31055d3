import { nameOfSpecies } from "@creel/texts/species/species-names";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

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
  return nameOfSpecies(species, i18n);
}
