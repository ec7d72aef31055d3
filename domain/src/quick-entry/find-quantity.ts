import { MAX_CATCH_COPIES } from "../catches/max-catch-copies.ts";
import { DETAILS } from "../details/details.ts";
import { expression, type Lexicon } from "./lexicon.ts";
import type { NamePart, QuantityPart, Span } from "./line-part.ts";

const TIMES = expression`(?<![\p{L}\d.,])(?:[x×] ?(\d{1,3})|(\d{1,3}) ?(?:[x×]|${"pieces"}))(?![\p{L}\d])`;
const COUNT_BEFORE = expression`(?:^|[\s|,;.])(\d{1,2})\s+(?:(?:${"adjectives"}|\|+)\s+)*(?:\|+)?$`;

export interface Count extends Span {
  value: number;
}

/** Reads "x3", "3x" and "3 fish". */
export function countIn(text: string, lexicon: Lexicon): Count | null {
  const found = TIMES(lexicon).exec(text);
  if (!found) return null;
  const [whole, after, before] = found;
  return countOf(after ?? before ?? "", { start: found.index, end: found.index + whole.length });
}

/** Reads "2 walleye", "2 nice walleye" and "two 18 inch walleye". */
export function countBefore(text: string, species: NamePart, lexicon: Lexicon): Count | null {
  const found = COUNT_BEFORE(lexicon).exec(text.slice(0, species.start));
  const [whole = "", written = ""] = found ?? [];
  if (!found) return null;
  const start = found.index + whole.indexOf(written);
  return countOf(written, { start, end: start + written.length });
}

function countOf(written: string, { start, end }: Span): Count | null {
  const value = Number(written);
  return value > 0 ? { value, start, end } : null;
}

/** From this number on, a length may be meant as well: "18 walleye". */
const DOUBTFUL = 13;

/**
 * Returns how many fish a line is about; `null` if it does not say, or if there are more than a catch may be, or with
 * several lengths more than a form saves at once.
 */
export function findQuantity(
  text: string,
  species: NamePart,
  { lengths, lexicon }: { lengths: number; lexicon: Lexicon },
): QuantityPart | null {
  const marked = countIn(text, lexicon);
  const count = marked ?? countBefore(text, species, lexicon);
  if (!count || count.value > (lengths > 1 ? MAX_CATCH_COPIES : DETAILS.quantity.max)) return null;
  const isDoubtful = (!marked && count.value >= DOUBTFUL) || (lengths > 1 && lengths > count.value);
  return { ...count, kind: "quantity", doubt: isDoubtful ? "count" : null };
}
