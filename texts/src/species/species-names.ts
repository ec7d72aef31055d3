import type { SpeciesName } from "@creel/domain/species/species";
import type { I18n, MessageDescriptor } from "@lingui/core";

const SPECIES_NAMES: Record<SpeciesName, MessageDescriptor> = {
  Musky: /*i18n*/ { id: "species.musky", message: "Musky" },
  Pike: /*i18n*/ { id: "species.pike", message: "Pike" },
  "Bass (Smallmouth)": /*i18n*/ { id: "species.bass-small", message: "Bass (Smallmouth)" },
  "Bass (Largemouth)": /*i18n*/ { id: "species.bass-large", message: "Bass (Largemouth)" },
  Walleye: /*i18n*/ { id: "species.walleye", message: "Walleye" },
  Perch: /*i18n*/ { id: "species.perch", message: "Perch" },
  Bluegill: /*i18n*/ { id: "species.bluegill", message: "Bluegill" },
  Catfish: /*i18n*/ { id: "species.catfish", message: "Catfish" },
  Trout: /*i18n*/ { id: "species.trout", message: "Trout" },
  Salmon: /*i18n*/ { id: "species.salmon", message: "Salmon" },
  Other: /*i18n*/ { id: "species.other", message: "Other" },
};

function isListed(species: string): species is SpeciesName {
  return Object.hasOwn(SPECIES_NAMES, species);
}

/** Returns the name in a language. The name of a species that is not listed stays as the angler wrote it. */
export function nameOfSpecies(species: string, i18n: I18n): string {
  return isListed(species) ? i18n._(SPECIES_NAMES[species]) : species;
}
