import { foldText } from "../text/fold.ts";

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export const DAY_NAMES: readonly string[] = [...MONTHS, ...WEEKDAYS];

const MONTH_MIN_LETTERS = 3;
/** "sun" and "mon" are more often the start of other words. */
const WEEKDAY_MIN_LETTERS = 4;

/**
 * A date or a part of one, in the angler's time zone. All parts that are set must match. Months and weekdays start at
 * 1.
 */
export interface DayPart {
  year?: number;
  month?: number;
  day?: number;
  weekday?: number;
}

export interface SearchWord {
  typed: string;
  spellings: readonly string[];
  day: DayPart | null;
}

export function readSearch(text: string): SearchWord[] {
  const typed = text.split(/\s+/).map(withoutComma).filter(Boolean);
  const spelled = typed.map((word) => spellingsOf(foldText(word)));
  const namesMonth = spelled.some((spellings) => spellings.some((word) => monthOf(word) !== null));
  return typed.map((word, index) => {
    const spellings = spelled[index] ?? [];
    return { typed: word, spellings, day: dayPartOf(spellings, namesMonth) };
  });
}

function withoutComma(word: string): string {
  return word.replace(/(?<=.)[,;]+$/, "");
}

/** Shorter words that end in s are often not plurals, such as "gas". */
const PLURAL_MIN_LETTERS = 4;

/** Adds singulars: "jig" for "jigs", "perch" for "perches", "fly" for "flies". */
function spellingsOf(word: string): string[] {
  if (word.length < PLURAL_MIN_LETTERS || !/[^s]s$/.test(word)) return [word];
  const spellings = [word, word.slice(0, -1)];
  if (/(ch|sh|ss|x|z)es$/.test(word)) spellings.push(word.slice(0, -2));
  if (word.endsWith("ies")) spellings.push(`${word.slice(0, -3)}y`);
  return spellings;
}

function dayPartOf(spellings: readonly string[], namesMonth: boolean): DayPart | null {
  for (const word of spellings) {
    const day = dayOfName(word) ?? dayOfNumber(word, namesMonth);
    if (day) return day;
  }
  return null;
}

function dayOfName(word: string): DayPart | null {
  const month = monthOf(word);
  if (month !== null) return { month };
  const weekday = ordinalOf(word, WEEKDAYS, WEEKDAY_MIN_LETTERS);
  return weekday === null ? null : { weekday };
}

function monthOf(word: string): number | null {
  return ordinalOf(word, MONTHS, MONTH_MIN_LETTERS);
}

function ordinalOf(word: string, names: readonly string[], least: number): number | null {
  if (word.length < least) return null;
  const index = names.findIndex((name) => name.toLowerCase().startsWith(word));
  return index === -1 ? null : index + 1;
}

/** Parses "2026", "2026-06" or "2026-06-12"; next to a month name also a day, "12" or "12th". */
function dayOfNumber(word: string, namesMonth: boolean): DayPart | null {
  const date = /^((?:19|20)\d{2})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/.exec(word);
  if (date) {
    const [, year, month, day] = date.map(Number);
    return { ...(year && { year }), ...(month && { month }), ...(day && { day }) };
  }
  const ofMonth = namesMonth ? /^(0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.exec(word) : null;
  return ofMonth ? { day: Number(ofMonth[1]) } : null;
}
