import { DAY_MS, HOUR_MS, MINUTE_MS } from "../dates/units-of-time.ts";
import { wholly } from "./languages/alternatives.ts";
import type { PartOfDay, TimeWords } from "./languages/time-words.ts";
import {
  expressionsOf,
  type Find,
  foundAt,
  matchesOf,
  partsBehind,
  sourceOf,
  valueIn,
  WORD_ENDS,
  WORD_STARTS,
} from "./time-phrases.ts";

const NOON_H = 12;
const DAY_H = 24;
const HOUR_MIN = HOUR_MS / MINUTE_MS;
const DAY_MIN = DAY_MS / MINUTE_MS;

/** Finds "6 Uhr 40", "à 6h40", "klo 6.40", "halb 7" and "a las 7 de la tarde". */
export function findClock(words: TimeWords): Find {
  const { at, about, clock, hours, and, beforeHour = {}, afterHour = {} } = words;
  const parts = partsBehind(words);
  const early = expressionsOf(Object.entries(beforeHour));
  const late = expressionsOf(Object.entries(afterHour));
  const hourWord = sourceOf([clock, hours]);
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}.,:/-])(?:(?<at>${sourceOf([at])})\.? ?|(?<about>${sourceOf([about])}) )?` +
      String.raw`(?:(?<early>${sourceOf(Object.keys(beforeHour))}) )?(?<hour>\d{1,2})` +
      String.raw`(?:(?<mark>[:.]| ?${hourWord} ?|(?<space> (?:${sourceOf([and])} )?))(?<minute>[0-5]\d)(?!\d))?` +
      String.raw`(?: ?(?<word>${hourWord})\.?(?!\p{L}))?(?: (?<late>${sourceOf(Object.keys(afterHour))})(?!\p{L}))?` +
      String.raw`(?:,? (?<part>${parts.source}))?(?![\p{L}\p{N}]|[.,:/-]\d| ?[%°]| ?p\.?m(?!\p{L}))`,
    "giu",
  );
  const clockWord = wholly(sourceOf([clock]));
  const blank = new RegExp(`${WORD_STARTS}${sourceOf([words.blank])}${WORD_ENDS}`, "iu");
  const days = sourceOf([...words.days.map(([phrases]) => phrases), ...words.weekdays]);
  const dayBefore = new RegExp(String.raw`${WORD_STARTS}${days}(?: ${parts.source})?,? $`, "iu");
  return (text) => {
    const isBlank = blank.test(text);
    return matchesOf(pattern, text).flatMap(({ groups, ...span }) => {
      const known = {
        isFirm:
          [groups["at"], groups["part"]].some(Boolean) || (!isBlank && clockWord.test(groups["word"] ?? "")),
        isOfDay: !isBlank && dayBefore.test(text.slice(0, span.start)),
        isLast: /^\s*(?:$|[,;.!])/.test(text.slice(span.end)),
      };
      const hour = Number(groups["hour"]);
      if (hour > DAY_H || !isTime(groups, known)) return [];
      const part = valueIn(parts.table, groups["part"]);
      const added = (valueIn(early, groups["early"]) ?? 0) + (valueIn(late, groups["late"]) ?? 0);
      const time = toTime(hour * HOUR_MIN + Number(groups["minute"] ?? 0) + added);
      return [foundAt(span, { time: inHalf(time, part), part, isHalfKnown: part !== null })];
    });
  };
}

type Groups = Readonly<Partial<Record<string, string>>>;

interface Known {
  /** Whether the words say that it is a time. */
  isFirm: boolean;
  /** Whether it stands behind a day. */
  isOfDay: boolean;
  /** Whether its clause ends with it. */
  isLast: boolean;
}

/** Whether the number is a time, and not a count or a part of a measure. */
function isTime(groups: Groups, known: Known): boolean {
  if (groups["early"] !== undefined) return true;
  if (groups["late"] !== undefined && (groups["word"] ?? groups["about"]) !== undefined) return true;
  return groups["minute"] === undefined ? isHour(groups, known) : areMinutes(groups, known);
}

function isHour({ about, word }: Groups, { isFirm, isOfDay, isLast }: Known): boolean {
  if (isFirm) return true;
  if (word !== undefined) return isOfDay || about !== undefined;
  return about !== undefined && isLast;
}

/** Whether what stands before the minutes says so: "6:40", "6h40", "klo 6.40", "klo 6 40". */
function areMinutes({ mark, space, at, about, word }: Groups, { isFirm, isOfDay }: Known): boolean {
  if (space !== undefined) return at !== undefined || (about !== undefined && space.trim() !== "");
  if (mark !== ".") return true;
  return isFirm || isOfDay || about !== undefined || word !== undefined;
}

function toTime(minutes: number): string {
  const ofDay = (minutes + DAY_MIN) % DAY_MIN;
  return [Math.floor(ofDay / HOUR_MIN), ofDay % HOUR_MIN]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** From this hour on, a time at night is before midnight. */
const NIGHT_FROM_H = 6;

/** Returns 19:00 for 7:00 in the evening. */
export function inHalf(time: string, part: PartOfDay | null): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const isLate = part === "afternoon" || part === "evening" || (part === "night" && hour >= NIGHT_FROM_H);
  return isLate && hour < NOON_H ? toTime((hour + NOON_H) * HOUR_MIN + minute) : time;
}
