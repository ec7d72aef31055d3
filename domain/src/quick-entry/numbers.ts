import { FRACTION_SYMBOLS } from "../import/measures/read-number.ts";

/** Matches "8 1/2", "8-1/2" and "9½". */
export const MIXED = String.raw`\d+(?: |-)\d{1,2}\/\d{1,2}|\d+ ?[${FRACTION_SYMBOLS}]`;
/** Matches "25.5", "8 1/2" and "9½", but no part of a time or a date. */
export const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\d.,:/])(?:(?<=^|\s)[-−])?(?:\d+[.,]\d+|${MIXED}|\d+\/\d+|\d+|[${FRACTION_SYMBOLS}])(?![\d:/])`,
  "gu",
);
/** Matches at most two words: "deg f", "km/h". */
const UNIT = /^ ?([^\s\d|,;]+)(?: ([^\s\d|,;]+))?/u;
const END_MARKS = /[.,;:!?)]+$/;

/** Returns the texts that may be the unit of a number that ends there, longest first. */
export function unitsAfter(text: string, numberEnd: number): { spelled: string; end: number }[] {
  const [, first = "", second = ""] = UNIT.exec(text.slice(numberEnd)) ?? [];
  return [`${first} ${second}`.trim(), first]
    .map((words) => words.replace(END_MARKS, ""))
    .filter((spelled) => spelled !== "")
    .map((spelled) => ({ spelled, end: text.indexOf(spelled, numberEnd) + spelled.length }));
}

const FRACTION = /(?<![\p{L}\d.,:/])(?:\d+[ -])?([1-9]\d?)\/(2|3|4|8|16)(?![\d/.])/gu;
const ON = /(?:\bon|\bam|\bvom)\s+$/i;
const CLOCK = /^,? *(?:at |um )?\d{1,2}(?::\d\d|(?::\d\d)? ?[ap]\.?m)/i;

/**
 * Finds parts of an inch, a pound or an ounce that cannot be a date: "3/8". With "on" or a time beside it, "5/16" is a
 * day.
 */
export function fractionsIn(text: string): { start: number; end: number }[] {
  return [...text.matchAll(FRACTION)].flatMap(({ 0: written, 1: above, 2: below, index: start }) => {
    const end = start + written.length;
    const isPart = Number(above) < Number(below) && Number(above) % 2 === 1;
    const isMixed = /^\d+[ -]/.test(written);
    const isDay = ON.test(text.slice(0, start)) || CLOCK.test(text.slice(end));
    return isMixed || ((isPart || below === "3") && !isDay) ? [{ start, end }] : [];
  });
}
