import { findLure, LURES, OTHER_LURE, type LureName } from "../../lures/lures.ts";
import { findFish, fishKey, nameOfFish, possibleFish } from "../../species/names/find-fish.ts";
import { findSpecies, OTHER_SPECIES, SPECIES } from "../../species/species.ts";
import { cleanName } from "../../text/clean-name.ts";
import { nameKey } from "../../text/fold.ts";
import type { SourceCell } from "../source/source-table.ts";
import { editDistance } from "./edit-distance.ts";

type Listed = Exclude<LureName, "Other">;

/** Other spellings and translations of the same kind of lure. Compared folded, letters only. */
const LURE_SYNONYMS: Record<Listed, readonly string[]> = {
  Bucktail: ["bucktails", "bucktail spinner", "inline bucktail"],
  Spoon: [
    "spoons",
    "blinker",
    "löffel",
    "skeddrag",
    "sked",
    "cuillère",
    "cuiller",
    "cucharilla ondulante",
    "lepel",
    "lusikka",
  ],
  Topwater: ["top water", "topwaters", "surface lure", "oberflächenköder", "ytbete"],
  Crankbait: ["crank bait", "crankbaits", "crank"],
  Spinnerbait: ["spinner bait", "spinnerbaits"],
  Jig: ["jigs", "jig head", "jighead", "jigg", "jigi"],
  Swimbait: ["swim bait", "swimbaits"],
  "Soft Plastic": [
    "soft plastics",
    "softbait",
    "soft bait",
    "gummifisch",
    "gummiköder",
    "gummibete",
    "leurre souple",
    "vinilo",
  ],
  "Drop Shot": ["dropshot", "drop shotting", "dropshot rig"],
  Rapala: [],
  "Rattle Trap": ["rat l trap", "rattletrap", "lipless crankbait", "lipless"],
  "Live Bait": [
    "livebait",
    "live baits",
    "lebendköder",
    "levande bete",
    "appât vivant",
    "cebo vivo",
    "levend aas",
    "żywiec",
  ],
};

/** Names that are offered, but never applied by themselves. */
const LURE_KINDS: Partial<Record<Listed, readonly string[]>> = {
  "Live Bait": [
    "minnow",
    "minnows",
    "worm",
    "worms",
    "nightcrawler",
    "night crawler",
    "leech",
    "leeches",
    "shiner",
    "wurm",
    "tauwurm",
    "mask",
  ],
  "Soft Plastic": ["senko", "plastic worm", "tube", "grub", "curly tail", "twister", "creature bait"],
  Crankbait: ["wobbler", "wobler", "vobla", "voblare", "squarebill", "shad rap"],
  Topwater: ["popper", "frog", "buzzbait", "whopper plopper"],
  Bucktail: ["spinner", "inline spinner", "mepps"],
};

type NameEvidence =
  | "exact"
  | "own"
  | "synonym"
  | "known"
  | "similar"
  | "kind"
  | "several"
  | "as_written"
  | "chosen";

export interface NameGuess {
  /** The name in the file, without invisible characters. */
  written: string;
  count: number;
  /** The value that is stored. */
  value: string;
  evidence: NameEvidence;
  /** Other possible values. They are offered and not applied, because they would say less or something else. */
  alternatives: readonly string[];
}

/** Names that differ by more edits are different names. */
const MOST_EDITS = 2;
/** In a shorter name, two wrong letters are too large a part. */
const LEAST_LETTERS = 5;

interface Names {
  listed: readonly string[];
  find: (name: string) => string | null;
  /** Returns the listed name of exactly the same thing. */
  synonymOf: (name: string, language: string | null) => string | null;
  /** Returns a listed name that says less. It is offered, and never applied. */
  kindOf: (name: string, language: string | null) => string | null;
  /** Returns each thing that the name may be, if there are several. */
  oneOf: (name: string, language: string | null) => readonly string[];
  /** True for a name that is not listed and means one thing. */
  isKnown: (name: string, language: string | null) => boolean;
  /** Whether two names mean the same thing. */
  isSame: (one: string, other: string, language: string | null) => boolean;
}

const SPECIES_NAMES: Names = {
  listed: SPECIES.map(({ name }) => name).filter((name) => name !== OTHER_SPECIES.name),
  find: (name) => nameUnless(findSpecies(name).name, OTHER_SPECIES.name),
  synonymOf: (name, language) => findFish(name, language)?.listed ?? null,
  kindOf: (name, language) => findFish(name, language)?.kindOf ?? null,
  oneOf: (name, language) =>
    findFish(name, language)
      ? []
      : possibleFish(name, language).map((each) => each.listed ?? nameOfFish(each, language)),
  isKnown: (name, language) => findFish(name, language) !== null,
  isSame: (one, other, language) => {
    const fish = findFish(one, language);
    return fish !== null && fish === findFish(other, language);
  },
};

const LURE_SYNONYM_OF = byKey(LURE_SYNONYMS);
const LURE_KIND_OF = byKey(LURE_KINDS);

const LURE_NAMES: Names = {
  listed: LURES.map(({ name }) => name).filter((name) => name !== OTHER_LURE.name),
  find: (name) => nameUnless(findLure(name).name, OTHER_LURE.name),
  synonymOf: (name) => LURE_SYNONYM_OF.get(nameKey(name)) ?? null,
  kindOf: (name) => LURE_KIND_OF.get(nameKey(name)) ?? null,
  oneOf: () => [],
  isKnown: () => false,
  isSame: () => false,
};

export interface NameChoices {
  /** Names in the angler's log. */
  own: readonly string[];
  /** The angler's choices, keyed by the written name. */
  chosen: Readonly<Record<string, string>>;
  /** The angler's language, for names that mean another fish elsewhere. */
  language?: string | null;
}

/** Returns each name of a column once, most frequent first. */
export function guessSpecies(cells: readonly SourceCell[], choices: NameChoices): NameGuess[] {
  return guessNames(cells, SPECIES_NAMES, choices);
}

export function guessLures(cells: readonly SourceCell[], choices: NameChoices): NameGuess[] {
  return guessNames(cells, LURE_NAMES, choices);
}

/** Returns the stored form of a name that the angler is not asked about. */
export function speciesNamed(written: string): string {
  return guessName(written, SPECIES_NAMES, { own: [], chosen: {} }).value;
}

/** Shorter names of fish are too often other words. */
const FISH_MIN_LETTERS = 4;

/** Whether the text is the name of a fish in some language. */
export function isSpeciesName(text: string): boolean {
  if (findSpecies(text) !== OTHER_SPECIES) return true;
  return fishKey(text).length >= FISH_MIN_LETTERS && possibleFish(text, null).length > 0;
}

function guessNames(cells: readonly SourceCell[], names: Names, choices: NameChoices): NameGuess[] {
  const counts = new Map<string, number>();
  for (const name of cells.map(({ text }) => cleanName(text))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([written, count]) => Object.assign(guessName(written, names, choices), { written, count }))
    .toSorted((one, other) => other.count - one.count);
}

type Found = Pick<NameGuess, "value" | "evidence" | "alternatives">;

function guessName(written: string, names: Names, { own, chosen, language = null }: NameChoices): Found {
  const key = nameKey(written);
  const asChosen = Object.hasOwn(chosen, written) ? chosen[written] : undefined;
  const ownName = own.find((name) => nameKey(name) === key);
  const meaning = meaningOf(written, names, { own, language });
  const alternatives = meaning?.offered ?? similar(key, [...own, ...names.listed]);
  const others = (value: string) => [...new Set([...alternatives, written])].filter((name) => name !== value);
  if (asChosen !== undefined) return { value: asChosen, evidence: "chosen", alternatives: others(asChosen) };
  const listed = names.find(written);
  if (listed !== null) return { value: listed, evidence: "exact", alternatives: [] };
  if (ownName !== undefined) return { value: ownName, evidence: "own", alternatives: others(ownName) };
  if (meaning) {
    const { value, evidence } = meaning;
    return { value, evidence, alternatives: others(value) };
  }
  const evidence = alternatives.length > 0 ? "similar" : "as_written";
  return { value: written, evidence, alternatives: others(written) };
}

interface Meaning {
  value: string;
  evidence: NameEvidence;
  offered: readonly string[];
}

/** Returns what is known of a name that is not on the list; `null` for an unknown name. */
function meaningOf(
  written: string,
  names: Names,
  { own, language }: { own: readonly string[]; language: string | null },
): Meaning | null {
  const synonym = names.synonymOf(written, language);
  if (synonym !== null) return { value: synonym, evidence: "synonym", offered: [synonym] };
  const same = own.filter((name) => names.isSame(name, written, language));
  const kind = names.kindOf(written, language);
  if (kind !== null) return { value: written, evidence: "kind", offered: [...same, kind] };
  const several = names.oneOf(written, language);
  if (several.length > 0) return { value: written, evidence: "several", offered: several };
  return names.isKnown(written, language) ? { value: written, evidence: "known", offered: same } : null;
}

function similar(key: string, names: readonly string[]): string[] {
  if (key.length < LEAST_LETTERS) return [];
  return names.filter((name) => {
    const other = nameKey(name);
    const isNear = Math.abs(other.length - key.length) <= MOST_EDITS && other !== key;
    return isNear && other.length >= LEAST_LETTERS && editDistance(key, other) <= MOST_EDITS;
  });
}

function byKey(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([name, others]) => others.map((other) => [nameKey(other), name])),
  );
}

function nameUnless(name: string, unless: string): string | null {
  return name === unless ? null : name;
}
