import { canonicalSpecies } from "../species/species.ts";
import { foldText } from "../text/fold.ts";

/** Names in logs of the species that returns ask for, folded. "Trout" alone is left out: it can be a brown trout. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Salmon: ["atlantic salmon", "salmo salar", "grilse", "laks", "lax", "lachs"],
  "Sea trout": ["sea-trout", "sewin", "sjøørret", "sjoorret", "meerforelle", "havsöring", "havørred"],
  Flounder: ["southern flounder", "summer flounder", "gulf flounder", "fluke"],
  "Red drum": ["redfish", "puppy drum", "sciaenops ocellatus"],
  "Spotted seatrout": ["spotted sea trout", "speckled trout", "specks", "cynoscion nebulosus"],
  "Striped bass": ["striper", "morone saxatilis"],
  Weakfish: ["gray trout", "cynoscion regalis"],
};

const byName = new Map(
  Object.entries(NAMES).flatMap(([species, names]) =>
    [species, ...names].map((name) => [foldText(name), species] as const),
  ),
);

/** The beginning of an answer that says as what a species counts, such as `as:Trout`. */
const COUNTS_AS = "as:";

export function countsAsKey(species: string): string {
  return `${COUNTS_AS}${species}`;
}

/**
 * Returns a function that gives the name by which a species counts: another name of a species that returns ask for, as
 * the angler said in the answers of a return, or its own name.
 */
export function speciesCountedAs(answers: Readonly<Record<string, string>>): (species: string) => string {
  const chosen = new Map(
    Object.entries(answers).flatMap(([key, value]) =>
      key.startsWith(COUNTS_AS) ? [[foldText(key.slice(COUNTS_AS.length).trim()), value] as const] : [],
    ),
  );
  return (species) => {
    const key = foldText(species.trim());
    const name = chosen.get(key) ?? species;
    return byName.get(foldText(name.trim())) ?? canonicalSpecies(name);
  };
}

/** True for a species among those named; none named is every species. */
export function isAmong(named: readonly string[], species: string): boolean {
  if (named.length === 0) return true;
  const key = foldText(species);
  return named.some((name) => foldText(byName.get(foldText(name.trim())) ?? canonicalSpecies(name)) === key);
}
