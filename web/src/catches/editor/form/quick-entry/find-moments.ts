import type { WrittenMoment } from "@creel/domain/quick-entry/settle-moment";
import * as english from "chrono-node/en";
import type { Chrono, ParsedResult } from "chrono-node/en";

export type FindMoments = (text: string, now: Date) => WrittenMoment[];

/** The languages of Creel that the library reads; the others have its English. */
const OTHERS: Readonly<Record<string, () => Promise<{ casual: Chrono }>>> = {
  de: () => import("chrono-node/de"),
  es: () => import("chrono-node/es"),
  fi: () => import("chrono-node/fi"),
  fr: () => import("chrono-node/fr"),
  nl: () => import("chrono-node/nl"),
  pt: () => import("chrono-node/pt"),
  sv: () => import("chrono-node/sv"),
};

/** In this language, and in English where that finds nothing. `now` is on the device's clock, and so is what is found. */
export async function loadFindMoments(locale: string): Promise<FindMoments> {
  const other = await OTHERS[locale.split("-")[0] ?? ""]?.();
  const parsers = [other?.casual ?? [], english.casual].flat().map(withDayAndMonth);
  return (text, now) => {
    for (const parser of parsers) {
      const found = parser
        .parse(text, now)
        .filter(isClear)
        .map((result) => toMoment(result, now));
      if (found.length > 0) return found;
    }
    return [];
  };
}

const LAST_MONTH = 12;
const LAST_DAY = 31;

/** "20.11." of many languages, which the library reads with a year alone. */
function withDayAndMonth(parser: Chrono): Chrono {
  const own = parser.clone();
  own.parsers.push({
    pattern: () => /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?!\d)/,
    extract: (_context, [, day, month]) =>
      Number(month) <= LAST_MONTH && Number(day) <= LAST_DAY
        ? { day: Number(day), month: Number(month) }
        : null,
  });
  return own;
}

/** "Sun" and "fr" are more often words than days. */
function isClear({ text }: ParsedResult): boolean {
  return text.length > "sun".length || /\d/.test(text);
}

const DAYS = ["day", "weekday"] as const;
const PART_OF_DAY = /^casualReference\/(?:morning|noon|afternoon|evening|midnight|tonight)$/;

function toMoment({ index, text, start }: ParsedResult, now: Date): WrittenMoment {
  const isPartSaid = [...start.tags()].some((tag) => PART_OF_DAY.test(tag));
  const isDaySaid = isPartSaid || DAYS.some((component) => start.isCertain(component));
  const date = start.date();
  const isNextYear = isDaySaid && date > now && !start.isCertain("year");
  if (isNextYear) date.setFullYear(date.getFullYear() - 1);
  const [day = "", time = ""] = toDeviceTime(date).split("T");
  return {
    start: index,
    end: index + text.length,
    day: isDaySaid ? day : null,
    time: start.isCertain("hour") ? time : null,
    isHalfKnown: start.isCertain("meridiem") || isPartSaid,
  };
}

/** YYYY-MM-DDTHH:mm on the device's clock. */
export function toDeviceTime(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  const [month, day, hour, minute] = parts.map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}T${hour}:${minute}`;
}
