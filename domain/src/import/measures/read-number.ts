import type { Decimal } from "../source/source-table.ts";

const GROUPS = /(?<=\d)[\u00A0\u202F\u2009'’ ](?=\d{3}(?!\d))/g;
const WHOLE_AND_PART = /^([+-]?)(\d*)([.,])(\d+)$/;
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
const FRACTION = /^(?:(\d+)[\s-])?\s*(\d+)\/(\d+)$/;
const ASCII_FRACTIONS: Readonly<Record<string, string>> = {
  "¼": "1/4",
  "½": "1/2",
  "¾": "3/4",
  "⅓": "1/3",
  "⅔": "2/3",
  "⅛": "1/8",
  "⅜": "3/8",
  "⅝": "5/8",
  "⅞": "7/8",
};
export const FRACTION_SYMBOLS = Object.keys(ASCII_FRACTIONS).join("");
const FRACTION_SYMBOL = new RegExp(`[${FRACTION_SYMBOLS}]`, "gu");
/** Denominators of parts of an inch, a pound or an ounce: 13/14 is two numbers. */
const DENOMINATORS: ReadonlySet<number> = new Set([2, 3, 4, 8, 16, 32, 64]);
const MINUS = /^[−–]/;

/**
 * Returns the decimal mark of this number if it can only be that one; `null` if it can be either, or if the number has
 * no fraction.
 */
export function decimalIn(text: string): Decimal | null {
  const plain = tidy(text);
  const marks: string[] = plain.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last !== "." && last !== ",") return null;
  if (new Set(marks).size === 2) return marks.filter((mark) => mark === last).length === 1 ? last : null;
  if (marks.length > 1) return last === "." ? "," : ".";
  return WHOLE_AND_PART.test(plain) && !GROUPED.test(plain) ? last : null;
}

/** Whether the number means something else with a decimal comma than with a decimal point: "1,234". */
export function hasTwoReadings(text: string): boolean {
  return decimalIn(text) === null && GROUPED.test(tidy(text));
}

/** Reads "3.5", "3,5", "1,234.5", "1 234,5", "12 1/2" and "12½"; `null` if the text is not a number. */
export function readNumber(text: string, decimal: Decimal): number | null {
  const plain = tidy(text);
  return readFraction(plain) ?? readDecimals(plain, decimalIn(text) ?? decimal);
}

function readDecimals(plain: string, decimal: Decimal): number | null {
  const group = decimal === "." ? "," : ".";
  const [whole = "", part = "0", ...more] = plain.split(decimal);
  const isGrouped = whole.includes(group);
  if (more.length > 0 || (isGrouped && !GROUPED.test(whole)) || !/\d/.test(plain)) return null;
  const number = `${whole.replaceAll(group, "")}.${part}`;
  return /^[+-]?\d*\.\d+$/.test(number) ? Number(number) : null;
}

function readFraction(plain: string): number | null {
  const [, whole = "0", above, below] = FRACTION.exec(plain) ?? [];
  if (above === undefined || below === undefined) return null;
  if (!DENOMINATORS.has(Number(below)) || Number(above) >= Number(below)) return null;
  return Number(whole) + Number(above) / Number(below);
}

function tidy(text: string): string {
  return text
    .trim()
    .replace(MINUS, "-")
    .replaceAll(FRACTION_SYMBOL, (symbol) => ` ${ASCII_FRACTIONS[symbol] ?? ""}`)
    .replaceAll(GROUPS, "")
    .trim();
}
