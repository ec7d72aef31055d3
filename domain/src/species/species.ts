import { knownFish } from "./known-fish.ts";

/** The color is `--sp-{token}` in the design tokens. */
export interface Species {
  name: string;
  /** Shown in every pin, so that color is not the only cue. */
  initials: string;
  token: string;
}

export const OTHER_SPECIES = { name: "Other", initials: "Ot", token: "other" } as const satisfies Species;

export const SPECIES = [
  { name: "Musky", initials: "Mu", token: "musky" },
  { name: "Pike", initials: "Pi", token: "pike" },
  { name: "Bass (Smallmouth)", initials: "Sm", token: "bass-small" },
  { name: "Bass (Largemouth)", initials: "Lm", token: "bass-large" },
  { name: "Walleye", initials: "Wa", token: "walleye" },
  { name: "Perch", initials: "Pe", token: "perch" },
  { name: "Bluegill", initials: "Bg", token: "bluegill" },
  { name: "Catfish", initials: "Cf", token: "catfish" },
  { name: "Trout", initials: "Tr", token: "trout" },
  { name: "Salmon", initials: "Sa", token: "salmon" },
  OTHER_SPECIES,
] as const satisfies readonly Species[];
export type SpeciesName = (typeof SPECIES)[number]["name"];

const byKey = new Map<string, Species>(SPECIES.map((species) => [species.name.toLowerCase(), species]));

export function findSpecies(name: string): Species {
  return byKey.get(name.trim().toLowerCase()) ?? OTHER_SPECIES;
}

/** Returns the name of the list that this is a name of, in any language. `null` for any other fish, and for "Other". */
function listedSpecies(name: string, language?: string | null): string | null {
  const found = findSpecies(name);
  if (found !== OTHER_SPECIES) return found.name;
  return knownFish(name, language)?.listed ?? null;
}

/**
 * Returns the listed spelling. A name that is not listed stays as typed, without leading and trailing blanks.
 * @param language of the angler; defaults to that of the page
 */
export function canonicalSpecies(name: string, language?: string | null): string {
  return listedSpecies(name, language) ?? name.trim();
}

/**
 * Returns the same key for all names of one fish: "Zander", "sandre" and "gös". A name of no known fish is the same as
 * itself in any case.
 * @param language of the angler; defaults to that of the page
 */
export function speciesKey(name: string, language?: string | null): string {
  const found = findSpecies(name);
  const fish = found === OTHER_SPECIES ? knownFish(name, language) : null;
  const key = found === OTHER_SPECIES ? (fish?.listed ?? fish?.id ?? name.trim()) : found.name;
  return key.toLowerCase();
}

const LISTED_KEYS = new Set(
  SPECIES.filter((species) => species !== OTHER_SPECIES).map(({ name }) => name.toLowerCase()),
);

/**
 * Returns a function that says whether a name is one of the wanted species, under any of their names. "Other" wants
 * every species that is not on the list.
 */
export function isOneOf(wanted: readonly string[], language?: string | null): (name: string) => boolean {
  const keys = new Set(wanted.map((name) => speciesKey(name, language)));
  const wantsOthers = keys.has(OTHER_SPECIES.name.toLowerCase());
  return (name) => {
    const key = speciesKey(name, language);
    return keys.has(key) || (wantsOthers && !LISTED_KEYS.has(key));
  };
}
