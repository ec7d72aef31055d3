import { type Fate, FATES } from "../catches/fate.ts";
import { foldText } from "../text/fold.ts";
import { isConnecting } from "./connecting-words.ts";
import { expression, keyIn, type Lexicon } from "./lexicon.ts";
import { type FatePart, type Span, TAKEN } from "./line-part.ts";
import { wordsOf, findWordRuns } from "./words.ts";

const fateIn = keyIn("fates");
const WITH_WHOM = expression`^(?:${"beforeFate"} )*(.+?)(?: ${"afterFate"})?$`;
/** Matches the place in "released at the boat". */
const PLACE = expression`^\s+${"place"}\s`;

/** Finds the fate in words that no own field has. */
export function findFate(text: string, lexicon: Lexicon): FatePart | null {
  const runs = findWordRuns(text).toSorted((one, other) => other.text.length - one.text.length);
  for (const { text: written, start, end } of runs) {
    const fate = fateOf(foldText(written).replaceAll(/\s+/g, " "), lexicon);
    if (fate && standsAlone(text, { start, end }, { isOfFish: true, lexicon })) {
      return { kind: "fate", value: fate, doubt: null, start, end };
    }
  }
  return null;
}

/**
 * Returns the fate that the words mean. Words of one fate mean the same, so any of them selects a field's choice that
 * is another one.
 * @param phrase Folded.
 */
export function fateOf(phrase: string, lexicon: Lexicon): Fate | null {
  const key = fateIn(phrase, lexicon) ?? fateIn(withoutWhom(phrase, lexicon), lexicon);
  return FATES.find((fate) => fate === key) ?? null;
}

/** Returns "kept" for "kept both". */
export function withoutWhom(phrase: string, lexicon: Lexicon): string {
  return WITH_WHOM(lexicon).exec(phrase)?.[1] ?? phrase;
}

/** Whether the words stand alone, and not within a sentence such as "lost one at the boat" or "kept it on all day". */
export function standsAlone(
  text: string,
  { start, end }: Span,
  { isOfFish, lexicon }: { isOfFish: boolean; lexicon: Lexicon },
): boolean {
  const isNothing = (remainder: string) =>
    wordsOf(remainder).every((word) => isConnecting(word.text, lexicon));
  const isFirst = isNothing(text.slice(0, start).split(EDGE).at(-1) ?? "");
  const after = text.slice(end).split(EDGE)[0] ?? "";
  const isLast = isNothing(after);
  return isOfFish ? isLast || (isFirst && PLACE(lexicon).test(after)) : isFirst && isLast;
}

const EDGE = new RegExp(`[${TAKEN},;.!]`);
