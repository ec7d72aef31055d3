import { canonicalSpecies, speciesKey } from "../species/species.ts";
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

/** Returns the species of a return that has this name, or another name of the same fish. */
function askedSpecies(name: string): string | undefined {
  const key = speciesKey(name);
  return byName.get(foldText(name.trim())) ?? [...byName].find(([other]) => speciesKey(other) === key)?.[1];
}

/** The beginning of an answer that says as what a species counts, such as `as:Trout`. */
const COUNTS_AS = "as:";

export function countsAsKey(species: string): string {
  return `${COUNTS_AS}${species}`;
}

/**
 * Returns a function that gives the name by which a species counts: another name of a species that returns ask for, as
 * the angler said in the answers of a return, or its own name. Of several names of one fish, that is the first.
 */
export function speciesCountedAs(answers: Readonly<Record<string, string>>): (species: string) => string {
  const chosen = new Map(
    Object.entries(answers).flatMap(([key, value]) =>
      key.startsWith(COUNTS_AS) ? [[foldText(key.slice(COUNTS_AS.length).trim()), value] as const] : [],
    ),
  );
  const firstNames = new Map<string, string>();
  const counted = new Map<string, string>();
  return (species) => {
    const known = counted.get(species);
    if (known !== undefined) return known;
    const name = chosen.get(foldText(species.trim())) ?? species;
    const key = speciesKey(name);
    const first = firstNames.get(key) ?? canonicalSpecies(name);
    firstNames.set(key, first);
    const countedAs = askedSpecies(name) ?? first;
    counted.set(species, countedAs);
    return countedAs;
  };
}

/** True for a species among those named; none named is every species. */
export function isAmong(named: readonly string[], species: string): boolean {
  if (named.length === 0) return true;
  const key = foldText(species);
  const fish = speciesKey(species);
  return named.some(
    (name) => foldText(askedSpecies(name) ?? canonicalSpecies(name)) === key || speciesKey(name) === fish,
  );
}
