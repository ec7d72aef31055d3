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

/** From Monday on, as ISO 8601 counts them. */
const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

/** The names of days that a search knows. */
export const DAY_NAMES: readonly string[] = [...MONTHS, ...WEEKDAYS];

/** So many letters begin a month: "jun", "sept". */
const LEAST_OF_MONTH = 3;
/** "sun" and "mon" rather begin something else. */
const LEAST_OF_WEEKDAY = 4;

/** What a word says of the day of a catch, on the angler's own clock; all of it has to be so. */
export interface DayPart {
  year?: number;
  /** 1 is January. */
  month?: number;
  day?: number;
  /** 1 is Monday, 7 is Sunday. */
  weekday?: number;
}

/** One word of a search. A catch has it when one of `spellings` stands in its texts, or its day is such a one. */
export interface SearchWord {
  /** As it was typed, without the comma behind it. */
  typed: string;
  /** As texts are compared: folded, the word itself first, then what it is the plural of. */
  spellings: readonly string[];
  day: DayPart | null;
}

/** The words of a search, every one of which has to be found. */
export function readSearch(text: string): SearchWord[] {
  const typed = text.split(/\s+/).map(withoutComma).filter(Boolean);
  const spelled = typed.map((word) => spellingsOf(foldText(word)));
  const namesMonth = spelled.some((spellings) => spellings.some((word) => monthOf(word) !== null));
  return typed.map((word, index) => {
    const spellings = spelled[index] ?? [];
    return { typed: word, spellings, day: dayOf(spellings, namesMonth) };
  });
}

/** "june 12, 2026" are three words; a comma alone is one. */
function withoutComma(word: string): string {
  return word.replace(/(?<=.)[,;]+$/, "");
}

/** Shorter ones end in s by themselves: "gas". */
const LEAST_OF_PLURAL = 4;

/** The word and what it is the plural of: "jigs" and "jig", "perches" and "perch", "flies" and "fly". */
function spellingsOf(word: string): string[] {
  if (word.length < LEAST_OF_PLURAL || !/[^s]s$/.test(word)) return [word];
  const spellings = [word, word.slice(0, -1)];
  if (/(ch|sh|ss|x|z)es$/.test(word)) spellings.push(word.slice(0, -2));
  if (word.endsWith("ies")) spellings.push(`${word.slice(0, -3)}y`);
  return spellings;
}

function dayOf(spellings: readonly string[], namesMonth: boolean): DayPart | null {
  for (const word of spellings) {
    const day = dayOfName(word) ?? dayOfNumber(word, namesMonth);
    if (day) return day;
  }
  return null;
}

function dayOfName(word: string): DayPart | null {
  const month = monthOf(word);
  if (month !== null) return { month };
  const weekday = placeOf(word, WEEKDAYS, LEAST_OF_WEEKDAY);
  return weekday === null ? null : { weekday };
}

function monthOf(word: string): number | null {
  return placeOf(word, MONTHS, LEAST_OF_MONTH);
}

/** Which of the names begins so, counted from 1. */
function placeOf(word: string, names: readonly string[], least: number): number | null {
  if (word.length < least) return null;
  const index = names.findIndex((name) => name.toLowerCase().startsWith(word));
  return index === -1 ? null : index + 1;
}

/** "2026", "2026-06", "2026-06-12"; beside a month also the day of it: "12", "12th". */
function dayOfNumber(word: string, namesMonth: boolean): DayPart | null {
  const date = /^((?:19|20)\d{2})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/.exec(word);
  if (date) {
    const [, year, month, day] = date.map(Number);
    return { ...(year && { year }), ...(month && { month }), ...(day && { day }) };
  }
  const ofMonth = namesMonth ? /^(0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?$/.exec(word) : null;
  return ofMonth ? { day: Number(ofMonth[1]) } : null;
}
