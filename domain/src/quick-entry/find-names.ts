import { editDistance } from "../import/names/edit-distance.ts";
import { guessLures, guessSpecies, type NameGuess } from "../import/names/guess-names.ts";
import { findFish, fishKey, languageOf } from "../species/names/find-fish.ts";
import { foldText } from "../text/fold.ts";
import { isConnecting } from "./connecting-words.ts";
import { expression, type Lexicon } from "./lexicon.ts";
import { type Doubt, type Named, type NamePart, type Span, TAKEN } from "./line-part.ts";
import { isChannelCat, lureCalled, speciesCalled } from "./nicknames.ts";
import { isNumberWord } from "./number-words.ts";
import { type Word, wordsOf, findWordRuns } from "./words.ts";

/** Names that a line may contain, and the languages that it may be in. */
export interface NamesOfLine {
  names: KnownNames;
  lexicon: Lexicon;
}

export interface KnownNames {
  /** The angler's own names, as they are stored. */
  own: readonly string[];
  /** Stored names, keyed by their name in the language of the page. */
  translated: ReadonlyMap<string, string>;
  /** The language of the page, for names that mean another fish elsewhere. */
  language?: string;
}

/** In a shorter word, one wrong letter is too large a part. */
const LEAST_LETTERS = 5;
/** An unknown species has at most two words, as in "Giant Trevally". */
const MAX_UNKNOWN_WORDS = 2;

const LETTERS_ONLY = /^\p{L}[\p{L}'’-]+$/u;

type Kind = NamePart["kind"];

/**
 * Finds the longest known name; of several that are as long, the first. A fish that is neither listed nor the angler's
 * own counts only if it says more than such a name ("rainbow trout"), or if there is none: other fish are often bait.
 */
export function findName<Name extends Kind>(
  text: string,
  kind: Name,
  { names, lexicon }: NamesOfLine,
): Named<Name> | null {
  const runs = findWordRuns(text).toSorted((one, other) => other.text.length - one.text.length);
  const findAll = (find: (run: Word) => Found | null) =>
    runs.flatMap((run) => {
      const found = find(run);
      return found ? [{ kind, start: run.start, end: run.end, ...found }] : [];
    });
  const inTable = (run: Word, evidence: readonly NameGuess["evidence"][]) =>
    kind === "species" && !endsLikeSentence(run.text, lexicon)
      ? fishOfTable(run, { line: text, names, evidence })
      : null;
  const [known] = findAll(
    (run) => knownName(run.text, kind, { names, lexicon }) ?? inTable(run, ["synonym"]),
  );
  const fish = findAll((run) => inTable(run, ["kind", "known", "several"]));
  const saysMore = fish.find((each) => known && isAround(each, known));
  const [first] = fish.toSorted((one, other) => one.start - other.start);
  const [similar] =
    known || first ? [] : findAll(({ text: written }) => similarName(written, kind, { names, lexicon }));
  return saysMore ?? known ?? first ?? similar ?? null;
}

/** Whether words before or after a name were taken along, as in "lucio en". */
function endsLikeSentence(written: string, lexicon: Lexicon): boolean {
  const words = wordsOf(written);
  return (
    words.length > 1 && [words[0], words.at(-1)].some((word) => word && isConnecting(word.text, lexicon))
  );
}

/** Whether one name contains the other. */
function isAround(one: Span, other: Span): boolean {
  return one.start <= other.start && one.end >= other.end && one.end - one.start > other.end - other.start;
}

/** Shorter names in other languages are too often words of this one. */
const FOREIGN_LETTERS = 5;
/** English words that are also fish. They count only in the place of the species. */
const ORDINARY: ReadonlySet<string> = new Set(
  "angler bib blonde char dory gag lance mola oscar permit pope pout rainbow scamp smelt sole spot witch".split(
    " ",
  ),
);
/** Matches what may stand before the species: a count, and what was recognized. */
const BEFORE_SPECIES = new RegExp(`^[\\s${TAKEN}]*(?:\\d{1,3} ?[x×]?|[x×] ?\\d{1,3})?\\s*$`, "iu");

interface SoughtFish {
  line: string;
  names: KnownNames;
  evidence: readonly NameGuess["evidence"][];
}

function fishOfTable({ text: written, start }: Word, { line, names, evidence }: SoughtFish): Found | null {
  if (isChannelCat(written)) return null;
  const guess = guessOf(written, "species", names);
  if (!guess || !evidence.includes(guess.evidence)) return null;
  const isFirst = BEFORE_SPECIES.test(line.slice(0, start));
  if (!isFirst && (ORDINARY.has(foldText(written)) || isShortForeign(written, names))) return null;
  const value = capitalize(guess.value);
  // "Bass" alone is settled by the units.
  const isOpen = guess.evidence === "several" && value !== "Bass";
  return { value, doubt: isOpen ? "unknown_name" : null };
}

function isShortForeign(written: string, { language = "en" }: KnownNames): boolean {
  if (fishKey(written).length >= FOREIGN_LETTERS) return false;
  const fish = findFish(written, language);
  const own = [languageOf(language) ?? "en", "en"] as const;
  const key = fishKey(written);
  return fish !== null && !own.some((each) => fish.names[each].some(({ text }) => fishKey(text) === key));
}

/** Names shared by several fish, which the word before them tells apart: "white bass", "bull trout". */
const GENERIC: ReadonlySet<string> = new Set(["Bass", "Catfish", "Perch", "Salmon", "Trout"]);
/** Matches words before a fish that are not part of its name. */
const NOT_OF_NAME = expression`^(?:${"adjectives"}|${"beforeFish"})$`;
const FIRST_WORD = /^\s*(\p{L}[\p{L}'’-]+)\s+$/u;

/**
 * Adds the word before a generic name: "white bass", if nobody has caught it before, is another fish than the known
 * one.
 */
export function withWordBefore(text: string, species: Named<"species">, lexicon: Lexicon): Named<"species"> {
  const word = FIRST_WORD.exec(text.slice(0, species.start))?.[1];
  if (word === undefined || !GENERIC.has(species.value)) return species;
  // Other languages join the words of a name, or have the second word behind.
  if (lexicon.length > 1) return species;
  const isOther = NOT_OF_NAME(lexicon).test(foldText(word));
  if (isOther || isConnecting(word, lexicon) || isNumberWord(word, lexicon)) return species;
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

function knownName(written: string, kind: Kind, { names, lexicon }: NamesOfLine): Found | null {
  const translated = [...names.translated].find(([name]) => foldText(name) === foldText(written));
  if (translated) return { value: translated[1], doubt: null };
  const guess = guessOf(written, kind, names);
  if (guess && OWN.has(guess.evidence)) return { value: guess.value, doubt: null };
  const value = calledSo(written, kind, lexicon) ?? (kind === "species" ? null : likeName(guess));
  return value === null ? null : { value, doubt: null };
}

const OWN: ReadonlySet<NameGuess["evidence"]> = new Set(["exact", "own"]);

/** A name of a more specific kind stays as written: "brown trout" says more than the list. */
function likeName(guess: NameGuess | undefined): string | null {
  if (guess?.evidence === "synonym") return guess.value;
  return guess?.evidence === "kind" ? capitalize(guess.value) : null;
}

function calledSo(written: string, kind: Kind, lexicon: Lexicon): string | null {
  if (kind === "species") return speciesCalled(written, lexicon);
  const lure = lureCalled(written, lexicon);
  return lure === null ? null : capitalize(lure);
}

function similarName(written: string, kind: Kind, { names }: NamesOfLine): Found | null {
  if (written.length < LEAST_LETTERS || !LETTERS_ONLY.test(written)) return null;
  const isSlip = (name: string) => editDistance(foldText(written), foldText(name)) === 1;
  const listed = guessOf(written, kind, names)?.alternatives.find(isSlip);
  const similar = listed ?? [...names.translated].find(([name]) => isSlip(name))?.[1];
  return similar === undefined ? null : { value: similar, doubt: "spelling" };
}

function guessOf(written: string, kind: Kind, { own, language = "en" }: KnownNames): NameGuess | undefined {
  const guess = kind === "species" ? guessSpecies : guessLures;
  return guess([{ line: 1, text: written }], { own, chosen: {}, language })[0];
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
