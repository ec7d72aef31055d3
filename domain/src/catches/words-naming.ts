import { type KnownFish, knownFish } from "../species/known-fish.ts";
import { nameKey } from "../text/fold.ts";
import type { SearchWord } from "./search.ts";

/** The most words of a name that is searched, as in "thick-lipped gray mullet". */
const MOST_WORDS = 4;
/** Fewer letters begin too many names of other languages. */
const LEAST_LETTERS = 4;

/**
 * Returns the words of a search that name this fish in any language: its whole name, also of several words, or the
 * beginning of one. "gös" and "zand" name a sandre; "pike" names no pike-perch, because it is another fish.
 * @param language of the angler; defaults to that of the page
 */
export function wordsNaming(
  species: string,
  words: readonly SearchWord[],
  language?: string | null,
): ReadonlySet<SearchWord> {
  const fish = knownFish(species, language);
  if (!fish) return new Set();
  return new Set(
    runsOf(words)
      .filter((run) => isNameOf(fish, run, language))
      .flat(),
  );
}

/** Returns each run of words that may be one name. */
function runsOf(words: readonly SearchWord[]): SearchWord[][] {
  return words.flatMap((_, start) =>
    words.slice(start, start + MOST_WORDS).map((_each, index) => words.slice(start, start + index + 1)),
  );
}

function isNameOf(fish: KnownFish, run: readonly SearchWord[], language?: string | null): boolean {
  const text = run.map(({ typed }) => typed).join(" ");
  const named = knownFish(text, language);
  if (named) return (named.listed ?? named.id) === (fish.listed ?? fish.id);
  const key = nameKey(text);
  return key.length >= LEAST_LETTERS && fish.allNames.split("\n").some((name) => name.startsWith(key));
}
