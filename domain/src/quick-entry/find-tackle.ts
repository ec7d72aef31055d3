import type { MeasureName } from "../details/details.ts";
import { foldText } from "../text/fold.ts";
import type { Lexicon } from "./lexicon.ts";
import type { LurePart, Tackle } from "./line-part.ts";
import { unitsAfter } from "./numbers.ts";
import { unitCalled } from "./units.ts";
import { findWordRuns } from "./words.ts";

/** A lure of the tackle box, with the names that it may be called besides its own. */
export interface KnownTackle extends Tackle {
  /** Such as "Jig firetiger". */
  shortNames: readonly string[];
}

/** The length of "firetiger Bass Jig 1/4 oz", and one more word for a maker. */
const MAX_WORDS = 6;

interface Place {
  start: number;
  end: number;
}

/**
 * Finds the longest name in the text: either as the tackle box writes it, or a short name with its words in any order
 * ("firetiger jig"). If two lures have the name, the first one is used.
 * `minWords` is the fewest words of a short name.
 */
export function findTackle(
  text: string,
  known: readonly KnownTackle[],
  { lexicon, minWords = 1 }: { lexicon: Lexicon; minWords?: number },
): LurePart | null {
  const short = withShortName(text, known, { lexicon, minWords });
  const found = [...withWholeName(text, known), ...short];
  return found.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0] ?? null;
}

/** Finds names such as "Jig, firetiger, ¼ oz". Names without a comma are among the short names, too. */
function withWholeName(text: string, known: readonly KnownTackle[]): LurePart[] {
  const lowered = text.toLowerCase();
  return known
    .filter(({ name }) => name.includes(","))
    .flatMap((tackle) => {
      const start = lowered.indexOf(tackle.name.toLowerCase());
      const place = { start, end: start + tackle.name.length };
      return start >= 0 && isWhole(text, place) ? [partOf(tackle, place)] : [];
    });
}

function withShortName(
  text: string,
  known: readonly KnownTackle[],
  { lexicon, minWords }: { lexicon: Lexicon; minWords: number },
): LurePart[] {
  const bySortedWords = new Map(
    known
      .toReversed()
      .flatMap((tackle) => tackle.shortNames.map((name) => [sortWords(name), tackle] as const)),
  );
  return findWordRuns(text, MAX_WORDS).flatMap(({ text: written, ...place }) => {
    const sortedWords = sortWords(written);
    const tackle = sortedWords.split(" ").length < minWords ? undefined : bySortedWords.get(sortedWords);
    return tackle && !endsInMeasure(text, place, lexicon) ? [partOf(tackle, place)] : [];
  });
}

function partOf({ lureId, variantId, name, lureType }: Tackle, { start, end }: Place): LurePart {
  const tackle = { lureId, variantId, name, lureType };
  return { kind: "lure_type", value: lureType, tackle, start, end, doubt: null };
}

function lengthOf({ start, end }: Place): number {
  return end - start;
}

/** False for "Jig" in "jigging". */
function isWhole(text: string, { start, end }: Place): boolean {
  return !isLetter(text[start - 1]) && !isLetter(text[end]);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/** True for "aglia silver 3" in "aglia silver 3 m", where the number is a depth. */
function endsInMeasure(text: string, { start, end }: Place, lexicon: Lexicon): boolean {
  const isNumber = /(?:^|\s)[\d.,/]+$/.test(text.slice(start, end));
  const units = isNumber ? unitsAfter(text, end, lexicon) : [];
  return units.some(({ spelled }) =>
    MEASURES.some((measure) => unitCalled(measure, spelled, lexicon) !== null),
  );
}

const MEASURES = ["length", "weight", "depth"] as const satisfies readonly MeasureName[];

const FRACTIONS: Readonly<Record<string, string>> = { "¼": "1/4", "½": "1/2", "¾": "3/4" };

/** Folds the words and sorts them alphabetically. Turns "22g" and "¼ oz" into "22 g" and "1/4 oz". */
function sortWords(name: string): string {
  return foldText(name)
    .replaceAll(/[¼½¾]/g, (symbol) => FRACTIONS[symbol] ?? symbol)
    .replaceAll(/(?<=\d)(?=\p{L})/gu, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .toSorted()
    .join(" ");
}
