import { findSpecies, OTHER_SPECIES, SPECIES } from "@creel/domain/species/species";

/** The most unlisted species that get a button. */
const MOST_OWN = 5;

const LISTED: readonly string[] = SPECIES.filter((species) => species !== OTHER_SPECIES).map(
  ({ name }) => name,
);

/**
 * The angler's species, the most frequent first, then the rest of the list, and Other.
 *
 * @param counted Names by falling count, also unlisted ones.
 */
export function orderSpecies(counted: readonly string[]): string[] {
  const known = new Set([...LISTED, ...counted.filter(isOwnName).slice(0, MOST_OWN)]);
  const frequent = counted.filter((name) => known.has(name));
  return [...new Set([...frequent, ...LISTED, OTHER_SPECIES.name])];
}

export function isOwnName(name: string): boolean {
  return findSpecies(name) === OTHER_SPECIES && name.toLowerCase() !== OTHER_SPECIES.name.toLowerCase();
}
