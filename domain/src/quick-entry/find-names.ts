import { editDistance } from "../import/names/edit-distance.ts";
import { guessLures, guessSpecies, type NameGuess } from "../import/names/guess-names.ts";
import { foldText } from "../text/fold.ts";
import { isConnecting } from "./connecting-words.ts";
import { type Doubt, type Named, type NamePart, TAKEN } from "./line-part.ts";
import { isChannelCat, isLureCalled, speciesCalled } from "./nicknames.ts";
import { isNumberWord } from "./number-words.ts";
import { type Word, wordsOf, findWordRuns } from "./words.ts";

export interface KnownNames {
  /** The angler's own names, as they are stored. */
  own: readonly string[];
  /** Stored names, keyed by their name in the language of the page. */
  translated: ReadonlyMap<string, string>;
}

/** In a shorter word, one wrong letter is too large a part. */
const LEAST_LETTERS = 5;
/** An unknown species has at most two words, as in "Giant Trevally". */
const MAX_UNKNOWN_WORDS = 2;

const LETTERS_ONLY = /^\p{L}[\p{L}'’-]+$/u;

type Kind = NamePart["kind"];

/** Finds the longest known name; of several that are as long, the first. */
export function findName<Name extends Kind>(text: string, kind: Name, names: KnownNames): Named<Name> | null {
  const candidates = findWordRuns(text).toSorted((one, other) => other.text.length - one.text.length);
  for (const allowsSlips of [false, true]) {
    for (const { text: written, start, end } of candidates) {
      const found = allowsSlips ? similarName(written, kind, names) : knownName(written, kind, names);
      if (found) return { kind, start, end, ...found };
    }
  }
  return null;
}

/** Names shared by several fish, which the word before them tells apart: "white bass", "bull trout". */
const GENERIC: ReadonlySet<string> = new Set(["Bass", "Catfish", "Perch", "Salmon", "Trout"]);
/** Folded words before a fish that are not part of its name. */
const ADJECTIVES: ReadonlySet<string> = new Set(
  (
    "another beautiful best big channel chunky decent dink dropped fat few first good great huge jumbo kept landed large last little " +
    "lost missed my nice no released second several small solid some tiny verloren zero"
  ).split(" "),
);
const FIRST_WORD = /^\s*(\p{L}[\p{L}'’-]+)\s+$/u;

/**
 * Adds the word before a generic name: "white bass", if nobody has caught it before, is another fish than the known
 * one.
 */
export function withWordBefore(text: string, species: Named<"species">): Named<"species"> {
  const word = FIRST_WORD.exec(text.slice(0, species.start))?.[1];
  if (word === undefined || !GENERIC.has(species.value)) return species;
  if (ADJECTIVES.has(foldText(word)) || isConnecting(word) || isNumberWord(word)) return species;
  const start = text.indexOf(word);
  return { ...species, start, value: capitalize(text.slice(start, species.end)), doubt: "unknown_name" };
}

/** Matches the count in "3 crappie" and "6x mackerel". */
const COUNT = /^\s*(?:\d{1,2}|\d{1,3} ?[x×]|[x×] ?\d{1,3})\s+/i;

/**
 * Takes the words before everything that was recognized: a line usually begins with the fish, or with the count.
 * @param countEnd Where the count ends, if one was recognized.
 */
export function findUnknownSpecies(text: string, countEnd: number): Named<"species"> | null {
  const words = firstWords(text, Math.max(countEnd, COUNT.exec(text)?.[0].length ?? 0));
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || words.length > MAX_UNKNOWN_WORDS || !isFollowed(text, last.end)) return null;
  const value = capitalize(text.slice(first.start, last.end));
  return { kind: "species", value, start: first.start, end: last.end, doubt: "unknown_name" };
}

function firstWords(text: string, from: number): Word[] {
  const words: Word[] = [];
  for (const word of wordsOf(text).filter(({ start }) => start >= from)) {
    const isNext = text.slice(words.at(-1)?.end ?? from, word.start).trim() === "";
    if (!isNext || !LETTERS_ONLY.test(word.text)) break;
    words.push(word);
  }
  return words;
}

/** True if a recognized part comes next: "zander 62 cm", but not "zander in the reeds". */
function isFollowed(text: string, end: number): boolean {
  return text.slice(end).trimStart().startsWith(TAKEN);
}

type Found = { value: string; doubt: Doubt | null };

function knownName(written: string, kind: Kind, names: KnownNames): Found | null {
  const translated = [...names.translated].find(([name]) => foldText(name) === foldText(written));
  if (translated) return { value: translated[1], doubt: null };
  const guess = guessOf(written, kind, names);
  if (guess && OWN.has(guess.evidence)) return { value: guess.value, doubt: null };
  const value = calledSo(written, kind) ?? (isChannelCat(written) ? null : likeName(guess));
  return value === null ? null : { value, doubt: null };
}

const OWN: ReadonlySet<NameGuess["evidence"]> = new Set(["exact", "own"]);

/** A name of a more specific kind stays as written: "brown trout" says more than the list. */
function likeName(guess: NameGuess | undefined): string | null {
  if (guess?.evidence === "synonym") return guess.value;
  return guess?.evidence === "kind" ? capitalize(guess.value) : null;
}

function calledSo(written: string, kind: Kind): string | null {
  if (kind === "species") return speciesCalled(written);
  return isLureCalled(written) ? capitalize(written) : null;
}

function similarName(written: string, kind: Kind, names: KnownNames): Found | null {
  if (written.length < LEAST_LETTERS || !LETTERS_ONLY.test(written)) return null;
  const guess = guessOf(written, kind, names);
  const similar = guess?.alternatives.find((name) => editDistance(foldText(written), foldText(name)) === 1);
  return similar === undefined ? null : { value: similar, doubt: "spelling" };
}

function guessOf(written: string, kind: Kind, { own }: KnownNames): NameGuess | undefined {
  const guess = kind === "species" ? guessSpecies : guessLures;
  return guess([{ line: 1, text: written }], { own, chosen: {} })[0];
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
