import { knownFish } from "./known-fish.ts";
import { canonicalSpecies, type SpeciesName, SPECIES } from "./species.ts";
import type { Taxon } from "./taxon.ts";

/** Every fish that these names can mean belongs to this class. */
export const RAY_FINNED_FISHES: Taxon = { scientificName: "Actinopterygii", rank: "class" };

/** A name in the angler's own words may mean a shark, a lamprey or a crayfish. */
const ANY_ANIMAL: Taxon = { scientificName: "Animalia", rank: "kingdom" };

/** Perch, catfish, trout and salmon are several species, which the name alone does not tell apart. */
const TAXA: Record<Exclude<SpeciesName, "Other">, Taxon> = {
  Musky: { scientificName: "Esox masquinongy", rank: "species" },
  Pike: { scientificName: "Esox lucius", rank: "species" },
  "Bass (Smallmouth)": { scientificName: "Micropterus dolomieu", rank: "species" },
  "Bass (Largemouth)": { scientificName: "Micropterus salmoides", rank: "species" },
  Walleye: { scientificName: "Sander vitreus", rank: "species" },
  Perch: { scientificName: "Perca", rank: "genus" },
  Bluegill: { scientificName: "Lepomis macrochirus", rank: "species" },
  Catfish: { scientificName: "Siluriformes", rank: "order" },
  Trout: { scientificName: "Salmonidae", rank: "family" },
  Salmon: { scientificName: "Salmonidae", rank: "family" },
};

/**
 * @param species as the angler wrote it
 * @param language of the angler
 */
export function taxonOf(species: string, language?: string | null): Taxon {
  const name = canonicalSpecies(species, language);
  const listed = SPECIES.find((each) => each.name === name)?.name ?? "Other";
  if (listed !== "Other") return TAXA[listed];
  const taxon = knownFish(species, language)?.taxon;
  return taxon ?? ANY_ANIMAL;
}

/** Whether the taxon is a fish. */
export function isFish(taxon: Taxon): boolean {
  return taxon !== ANY_ANIMAL;
}
