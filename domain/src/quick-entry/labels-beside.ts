import type { MeasureName } from "../details/details.ts";
import { foldText } from "../text/fold.ts";
import { expression, keyIn, type Lexicon, whollyOf } from "./lexicon.ts";
import type { Span } from "./line-part.ts";

/** If a unit belongs to several measures, the first one in this order is used. */
export const MEASURE_ORDER = [
  "length",
  "weight",
  "depth",
  "water_temperature",
  "wind_speed",
  "barometric_pressure",
] as const satisfies readonly MeasureName[];

const LABELED = [...MEASURE_ORDER, "air_temperature"] as const;

const labelIn = keyIn("labels");

const WORD_BEFORE = expression`${"beforeLabelWord"}?(\p{L}+)(?: temp(?:erature)?\.?)?(?: ${"afterLabel"})?[\s:=]*$`;
const WORD_AFTER = expression`^\s*(${"beforeLabel"})?(\p{L}+)(?:[\s:=]*(\d))?`;
const LABEL_BEHIND = whollyOf("labelsBehind");

interface Beside {
  word: string;
  /** The word's position in the text. */
  start: number;
  end: number;
}

/**
 * Returns the words around a number. In "92 cm depth 3 m", no word follows the 92 cm, because "depth" belongs to the 3
 * m.
 */
export function wordsBeside(
  text: string,
  { start, end }: Span,
  lexicon: Lexicon,
): { after?: Beside; before?: Beside } {
  const after = wordAfter(text, end, lexicon);
  const before = WORD_BEFORE(lexicon).exec(text.slice(0, start));
  return {
    ...(after && { after }),
    ...(before?.[1] !== undefined && { before: { word: before[1], start: before.index, end: start } }),
  };
}

function wordAfter(text: string, end: number, lexicon: Lexicon): Beside | null {
  const [, link = "", word, digit] = WORD_AFTER(lexicon).exec(text.slice(end)) ?? [];
  if (word === undefined) return null;
  const isBehind = link !== "" || LABEL_BEHIND(lexicon).test(foldText(word));
  const isOfNext = digit !== undefined && !isBehind;
  const start = text.indexOf(word, end + link.length);
  return isOfNext ? null : { word, start, end: start + word.length };
}

/** Returns the measures that the words around a number name. */
export function labelsBeside(text: string, number: Span, lexicon: Lexicon): MeasureName[] {
  const { after, before } = wordsBeside(text, number, lexicon);
  return [labelOf(after, lexicon) ?? [], labelOf(before, lexicon) ?? []].flat();
}

/** Returns the measure that a word names; `null` if it names none. */
export function labelOf(beside: Beside | undefined, lexicon: Lexicon): MeasureName | null {
  return beside ? measureCalled(beside.word, lexicon) : null;
}

/** Returns the measure that a word beside a number names; `null` if it names none. */
export function measureCalled(word: string, lexicon: Lexicon): MeasureName | null {
  const label = labelIn(foldText(word), lexicon);
  return LABELED.find((measure) => measure === label) ?? null;
}
