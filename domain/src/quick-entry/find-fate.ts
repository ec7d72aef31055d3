import type { Fate } from "../catches/fate.ts";
import { foldText } from "../text/fold.ts";
import { isConnecting } from "./connecting-words.ts";
import { type FatePart, type Span, TAKEN } from "./line-part.ts";
import { wordsOf, findWordRuns } from "./words.ts";

/**
 * Words for what became of the fish. Words of one fate mean the same, so any of them selects a field's choice that is
 * another one. Folded, in English, German, Swedish, Spanish, French and Dutch.
 */
export const FATES: readonly { fate: Fate; words: readonly string[] }[] = [
  {
    fate: "released",
    words: (
      "released|release|c&r|c & r|c/r|cnr|catch and release|let go|let it go|let her go|let him go|let them go|put back|" +
      "put it back|threw back|threw it back|threw them back|swam off|went back|back in|" +
      "zuruckgesetzt|freigelassen|schonend zuruckgesetzt|released alive|aterutsatt|slappt|liberado|devuelto|relache|teruggezet"
    ).split("|"),
  },
  {
    fate: "released_hurt",
    words: (
      "released hurt|released injured|released wounded|released bleeding|released but bleeding|bleeding released|" +
      "let go hurt|let go bleeding|put back hurt|verletzt zuruckgesetzt|zuruckgesetzt verletzt|blutend zuruckgesetzt|" +
      "skadad aterutsatt|aterutsatt skadad|liberado herido|relache blesse|gewond teruggezet"
    ).split("|"),
  },
  {
    fate: "kept",
    words:
      "kept|harvested|for dinner|took home|took it home|behalten|entnommen|mitgenommen|behallen|guardado|garde|conserve|meegenomen".split(
        "|",
      ),
  },
];

/** Words around the fate in "kept both", "released it" and "beide behalten". */
const WHOM = "both|all|it|them|her|him|one|all of them|both of them";
const BEFORE = "both|all|beide|alle|was|and|und";
const WITH_WHOM = new RegExp(`^(?:(?:${BEFORE}) )*(.+?)(?: (?:${WHOM}))?$`);

/** Finds the fate in words that no own field has. */
export function findFate(text: string): FatePart | null {
  const runs = findWordRuns(text).toSorted((one, other) => other.text.length - one.text.length);
  for (const { text: written, start, end } of runs) {
    const fate = fateOf(foldText(written).replaceAll(/\s+/g, " "));
    if (fate && standsAlone(text, { start, end }, { isOfFish: true })) {
      return { kind: "fate", value: fate, doubt: null, start, end };
    }
  }
  return null;
}

function fateOf(phrase: string): Fate | null {
  const shortened = withoutWhom(phrase);
  return (
    FATES.find(({ words: synonyms }) => synonyms.includes(phrase) || synonyms.includes(shortened))?.fate ??
    null
  );
}

/** Returns "kept" for "kept both". */
export function withoutWhom(phrase: string): string {
  return WITH_WHOM.exec(phrase)?.[1] ?? phrase;
}

/** Whether the words stand alone, and not within a sentence such as "lost one at the boat" or "kept it on all day". */
export function standsAlone(
  text: string,
  { start, end }: Span,
  { isOfFish }: { isOfFish: boolean },
): boolean {
  const isFirst = isNothing(text.slice(0, start).split(EDGE).at(-1) ?? "");
  const after = text.slice(end).split(EDGE)[0] ?? "";
  const isLast = isNothing(after);
  return isOfFish ? isLast || (isFirst && WHERE.test(after)) : isFirst && isLast;
}

/** Matches the place in "released at the boat". */
const WHERE = /^\s+(?:at|by|in|near|am|bei|im|vid)\s/i;

const EDGE = new RegExp(`[${TAKEN},;.!]`);

function isNothing(remainder: string): boolean {
  return wordsOf(remainder).every(({ text }) => isConnecting(text));
}
