import { FRACTION_SYMBOLS } from "../import/measures/read-number.ts";
import { expression, type Lexicon } from "./lexicon.ts";

/** Matches "8 1/2", "8-1/2" and "9½". */
export const MIXED = String.raw`\d+(?: |-)\d{1,2}\/\d{1,2}|\d+ ?[${FRACTION_SYMBOLS}]`;
/** Matches "25.5", "8 1/2" and "9½", but no part of a time or a date. */
export const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,:/])(?:(?<=^|\s)[-−])?(?:\d+[.,]\d+|${MIXED}|\d+\/\d+|\d+|[${FRACTION_SYMBOLS}])(?![\d:/])`,
  "gu",
);
/** Matches at most two words: "deg f", "km/h". */
const UNIT = /^ ?([^\s\d|,;]+)(?: ([^\s\d|,;]+))?/u;
const NOT_UNIT = expression`^ ?${"notUnits"}`;
const END_MARKS = /[.,;:!?)]+$/;

/** Returns the texts that may be the unit of a number that ends there, longest first. */
export function unitsAfter(
  text: string,
  numberEnd: number,
  lexicon: Lexicon,
): { spelled: string; end: number }[] {
  const rest = text.slice(numberEnd);
  const [, first = "", second = ""] = NOT_UNIT(lexicon).test(rest) ? [] : (UNIT.exec(rest) ?? []);
  return [`${first} ${second}`.trim(), first]
    .map((words) => words.replace(END_MARKS, ""))
    .filter((spelled) => spelled !== "")
    .map((spelled) => ({ spelled, end: text.indexOf(spelled, numberEnd) + spelled.length }));
}

const FRACTION = /(?<![\p{L}\d.,:/])(?:\d+[ -])?([1-9]\d?)\/(2|3|4|8|16)(?![\d/.])/gu;
const ON = expression`(?<!\p{L})${"onDay"}\s+$`;
const CLOCK = expression`^,? *(?:${"atTime"} )?\d{1,2}(?::\d\d|(?::\d\d)? ?[ap]\.?m)`;

/**
 * Finds parts of an inch, a pound or an ounce that cannot be a date: "3/8". With "on" or a time beside it, "5/16" is a
 * day.
 */
export function fractionsIn(text: string, lexicon: Lexicon): { start: number; end: number }[] {
  return [...text.matchAll(FRACTION)].flatMap(({ 0: written, 1: above, 2: below, index: start }) => {
    const end = start + written.length;
    const isPart = Number(above) < Number(below) && Number(above) % 2 === 1;
    const isMixed = /^\d+[ -]/.test(written);
    const isDay = ON(lexicon).test(text.slice(0, start)) || CLOCK(lexicon).test(text.slice(end));
    return isMixed || ((isPart || below === "3") && !isDay) ? [{ start, end }] : [];
  });
}
