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

function isListedSpecies(name: string): boolean {
  return findSpecies(name) !== OTHER_SPECIES;
}

/** Returns the listed spelling. A name that is not listed stays as typed, without leading and trailing blanks. */
export function canonicalSpecies(name: string): string {
  return isListedSpecies(name) ? findSpecies(name).name : name.trim();
}
