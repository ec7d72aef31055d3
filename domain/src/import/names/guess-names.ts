import { findLure, LURES, OTHER_LURE, type LureName } from "../../lures/lures.ts";
import { findSpecies, OTHER_SPECIES, SPECIES } from "../../species/species.ts";
import { cleanName } from "../../text/clean-name.ts";
import { nameKey } from "../../text/fold.ts";
import type { SourceCell } from "../source/source-table.ts";
import { editDistance } from "./edit-distance.ts";
import { SPECIES_KINDS, SPECIES_SYNONYMS } from "./species-synonyms.ts";

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

type NameEvidence = "exact" | "own" | "synonym" | "similar" | "kind" | "as_written" | "chosen";

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
  synonyms: ReadonlyMap<string, string>;
  kinds: ReadonlyMap<string, string>;
  find: (name: string) => string | null;
}

const SPECIES_NAMES: Names = {
  listed: SPECIES.map(({ name }) => name).filter((name) => name !== OTHER_SPECIES.name),
  synonyms: byKey(SPECIES_SYNONYMS),
  kinds: byKey(SPECIES_KINDS),
  find: (name) => nameUnless(findSpecies(name).name, OTHER_SPECIES.name),
};

const LURE_NAMES: Names = {
  listed: LURES.map(({ name }) => name).filter((name) => name !== OTHER_LURE.name),
  synonyms: byKey(LURE_SYNONYMS),
  kinds: byKey(LURE_KINDS),
  find: (name) => nameUnless(findLure(name).name, OTHER_LURE.name),
};

export interface NameChoices {
  /** Names in the angler's log. */
  own: readonly string[];
  /** The angler's choices, keyed by the written name. */
  chosen: Readonly<Record<string, string>>;
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

/** Whether the text is the name of a fish in some language. */
export function isSpeciesName(text: string): boolean {
  const key = nameKey(text);
  return (
    findSpecies(text) !== OTHER_SPECIES || SPECIES_NAMES.synonyms.has(key) || SPECIES_NAMES.kinds.has(key)
  );
}

function guessNames(cells: readonly SourceCell[], names: Names, choices: NameChoices): NameGuess[] {
  const counts = new Map<string, number>();
  for (const name of cells.map(({ text }) => cleanName(text))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([written, count]) => Object.assign(guessName(written, names, choices), { written, count }))
    .toSorted((one, other) => other.count - one.count);
}

type Found = Pick<NameGuess, "value" | "evidence" | "alternatives">;

function guessName(written: string, names: Names, { own, chosen }: NameChoices): Found {
  const key = nameKey(written);
  const asChosen = Object.hasOwn(chosen, written) ? chosen[written] : undefined;
  const listed = names.find(written);
  const ownName = own.find((name) => nameKey(name) === key);
  const synonym = names.synonyms.get(key);
  const kind = names.kinds.get(key);
  const alternatives = [synonym ?? kind ?? [], similar(key, [...own, ...names.listed])].flat();
  const others = (value: string) => [...new Set([...alternatives, written])].filter((name) => name !== value);
  if (asChosen !== undefined) return { value: asChosen, evidence: "chosen", alternatives: others(asChosen) };
  if (listed !== null) return { value: listed, evidence: "exact", alternatives: [] };
  if (ownName !== undefined) return { value: ownName, evidence: "own", alternatives: others(ownName) };
  if (synonym !== undefined) return { value: synonym, evidence: "synonym", alternatives: others(synonym) };
  if (kind !== undefined) return { value: written, evidence: "kind", alternatives: others(written) };
  return {
    value: written,
    evidence: alternatives.length > 0 ? "similar" : "as_written",
    alternatives: others(written),
  };
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
