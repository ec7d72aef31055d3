import { groupBy } from "../../insights/statistics/sums.ts";
import { nameKey } from "../../text/fold.ts";
import { FISH } from "./fish-table.ts";
import { type Fish, FISH_LANGUAGES, type FishLanguage } from "./read-fish.ts";

/** One name of a fish. */
interface Entry {
  fish: Fish;
  text: string;
  key: string;
  /** `null` for scientific names and for languages that Creel does not have. */
  language: FishLanguage | null;
  isShared: boolean;
  isLoose: boolean;
}

/** Reduces a name to its letters, without case, accents, hyphens and the British spelling of gray. */
export function fishKey(name: string): string {
  return nameKey(name).replaceAll(/gr[ea]y/gu, "gray");
}

export const ENTRIES: readonly Entry[] = FISH.flatMap(entriesOf);

const byKey: ReadonlyMap<string, readonly Entry[]> = groupBy(ENTRIES, ({ key }) => key);

function entriesOf(fish: Fish): Entry[] {
  const scientific = [fish.id, ...fish.otherNames].map((text) => {
    return { fish, text, key: fishKey(text), language: null, isShared: false, isLoose: false };
  });
  const common = FISH_LANGUAGES.flatMap((language) =>
    fish.names[language].map((name) => ({ fish, ...name, key: fishKey(name.text), language })),
  );
  return [...scientific, ...common];
}

/**
 * Returns the fish with this name in any language, whatever its case, accents, hyphens and simple plural. A name that
 * means several fish is taken in the angler's language; `null` if it means several there, or none.
 * @param language such as "de" or "pt-BR"; `null` if it is not known
 */
export function findFish(name: string, language: string | null): Fish | null {
  return onlyFish(entriesNamed(name, languageOf(language)));
}

/** Returns every fish that the name may mean: none, one, or those to choose from. */
export function possibleFish(name: string, language: string | null): Fish[] {
  return differentFish(entriesNamed(name, languageOf(language)));
}

/** Whether the name, in its common use, may also mean another species of the genus. */
export function isLooseName(name: string, language: string | null): boolean {
  return entriesNamed(name, languageOf(language)).some(({ isLoose }) => isLoose);
}

/** Returns the common name in a language, else in English, else the scientific name: the first that means one fish. */
export function nameOfFish(fish: Fish, language: string | null): string {
  const own = languageOf(language);
  const ofLanguage = own === null ? [] : fish.names[own];
  const name = [...ofLanguage, ...fish.names.en].find(({ isShared }) => !isShared);
  return capitalize((name ?? ofLanguage[0])?.text ?? fish.id);
}

export function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Finds "pt-BR" for "pt" and "pt-PT". */
export function languageOf(language: string | null): FishLanguage | null {
  const [wanted] = (language ?? "").split("-");
  return FISH_LANGUAGES.find((each) => each.split("-")[0] === wanted) ?? null;
}

/** A name with other signs, such as an emoji, says more than the name. */
const PLAIN = /^[\p{L}\p{M}\p{N}\s'’.,()[\]×/-]*$/u;

function entriesNamed(name: string, language: FishLanguage | null): readonly Entry[] {
  if (!PLAIN.test(name)) return [];
  const found = spellingsOf(fishKey(name)).find((key) => byKey.has(key));
  const entries = (found !== undefined && byKey.get(found)) || [];
  const own = entries.filter((entry) => entry.language === language);
  return language !== null && own.length > 0 ? own : entries;
}

function onlyFish(entries: readonly Entry[]): Fish | null {
  const [fish, ...others] = differentFish(entries);
  return fish && others.length === 0 ? fish : null;
}

/** Species that the list has under one name are one fish. */
function differentFish(entries: readonly Entry[]): Fish[] {
  const different = new Map(entries.toReversed().map(({ fish }) => [fish.listed ?? fish.id, fish]));
  return [...different.values()].toReversed();
}

/** "Hechte", "forellen", "sandres", "truchas". */
const PLURAL_ENDINGS = ["s", "n", "e", "es", "en", "er"];
/** A shorter singular is too often another word. */
const LEAST_LETTERS = 4;

/** Returns the key, then the keys to try if nothing has it: ä written as ae, and singulars. */
function spellingsOf(key: string): string[] {
  const keys = [key, key.replaceAll(/([aou])e/gu, "$1")];
  const singulars = keys.flatMap((each) =>
    PLURAL_ENDINGS.filter((ending) => each.endsWith(ending)).map((ending) => each.slice(0, -ending.length)),
  );
  return [...keys, ...singulars.filter((each) => each.length >= LEAST_LETTERS)];
}
