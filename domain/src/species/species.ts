/** A species as the logbook knows it. The color itself is `--sp-{token}` in the design tokens. */
export interface Species {
  name: string;
  /** Two letters that stand in every mark, so that color is never the only sign. */
  initials: string;
  /** Names the color and the color of the letters on it. */
  token: string;
}

/** The choice that asks for a name of one's own. */
export const OTHER_SPECIES: Species = { name: "Other", initials: "Ot", token: "other" };

export const SPECIES: readonly Species[] = [
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
];

const byKey = new Map(SPECIES.map((species) => [species.name.toLowerCase(), species]));

/** The listed species of that name, without regard to case; `OTHER_SPECIES` for any other name. */
export function findSpecies(name: string): Species {
  return byKey.get(name.trim().toLowerCase()) ?? OTHER_SPECIES;
}

function isListedSpecies(name: string): boolean {
  return findSpecies(name) !== OTHER_SPECIES;
}

/** A listed name in the list's spelling, any other as the angler wrote it, without outer blanks. */
export function canonicalSpecies(name: string): string {
  return isListedSpecies(name) ? findSpecies(name).name : name.trim();
}
