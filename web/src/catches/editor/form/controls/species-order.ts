import { findSpecies, OTHER_SPECIES, SPECIES } from "@creel/domain/species/species";

/** As many names of an angler's own get a button. */
const MOST_OWN = 5;

const LISTED = SPECIES.filter((species) => species !== OTHER_SPECIES).map(({ name }) => name);

/**
 * The names on the buttons: what the angler catches, most often first, then the rest of the list, and Other at the end.
 *
 * @param counted names in the order of how often they were caught, also such as are not listed
 */
export function orderSpecies(counted: readonly string[]): string[] {
  const known = new Set([...LISTED, ...counted.filter(isOwnName).slice(0, MOST_OWN)]);
  const frequent = counted.filter((name) => known.has(name));
  return [...new Set([...frequent, ...LISTED, OTHER_SPECIES.name])];
}

/** Whether an angler named it themselves. */
export function isOwnName(name: string): boolean {
  return findSpecies(name) === OTHER_SPECIES && name.toLowerCase() !== OTHER_SPECIES.name.toLowerCase();
}
