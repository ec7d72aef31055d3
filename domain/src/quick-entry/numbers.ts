/** "25.5", "8 1/2", "9½"; none of a time or a date. */
export const NUMBER =
  /(?<![\p{L}\d.,:/])(?:(?<=^|\s)[-−])?(?:\d+[.,]\d+|\d+ \d\/\d+|\d+\/\d+|\d+[¼½¾]?|[¼½¾])(?![\d:/])/gu;
/** Two words at most: "deg f", "km/h". */
const UNIT = /^ ?([^\s\d|,;]+)(?: ([^\s\d|,;]+))?/u;
const END_MARKS = /[.,;:!?)]+$/;

/** What may be the unit of a number that ends there, the longest first. */
export function unitsAfter(text: string, numberEnd: number): { spelled: string; end: number }[] {
  const [, first = "", second = ""] = UNIT.exec(text.slice(numberEnd)) ?? [];
  return [`${first} ${second}`.trim(), first]
    .map((words) => words.replace(END_MARKS, ""))
    .filter((spelled) => spelled !== "")
    .map((spelled) => ({ spelled, end: text.indexOf(spelled, numberEnd) + spelled.length }));
}
