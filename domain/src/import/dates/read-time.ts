import { foldText } from "../../text/fold.ts";

export interface ClockTime {
  /** HH:mm:ss */
  time: string;
  /** The offset from UTC, as in "+02:00" or "Z"; `null` if none is written. */
  offset: string | null;
  /** True for "24:00", the first moment of the next day. */
  isNextDay?: boolean;
}

const BEFORE = /^(?:kl\.?|klo|um|at|om|a las|à|t)\s*(?=\d)/iu;
const BEHIND = /\s*(?:uhr|hrs?|godz\.?)\.?$/iu;
const OFFSET =
  /(?:\s*(z|[+-]\d{2}:?\d{2})|\s+([+-]\d{2})|\s*(?:utc|gmt)([+-]\d{2}:?\d{2})?)(?:\s*\(.*\))?$/iu;
const CLOCK = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})?)?(?:[:.](\d{2})(?:[.,]\d+)?)?\s*([ap]\.?\s?m?\.?)?$/iu;
const DIGITS = /^(\d{2})(\d{2})$/;
const PART_OF_DAY = /^0?[.,]\d+$/;

/** The Chinese, Japanese and Korean words for the halves of the day, which stand before the hour. */
const HALVES: Readonly<Record<string, string>> = {
  上午: "am",
  午前: "am",
  오전: "am",
  下午: "pm",
  午後: "pm",
  오후: "pm",
};
const HALF = new RegExp(`^(${Object.keys(HALVES).join("|")})\\s*(.+)$`, "u");
/** Matches hour, minute and second in these languages. */
const UNITS = /(\d{1,2})\s*[時时点點시](?:\s*(\d{1,2})\s*[分분])?(?:\s*(\d{1,2})\s*[秒초])?/u;

/**
 * Words for one moment of the day, folded. "Middag" is left out: it is noon in Sweden and the afternoon in the
 * Netherlands.
 */
const WORDS: Readonly<Record<string, string>> = {
  ...mapNamesToTime(
    "12:00:00",
    "noon,midday,mittag,mittags,midi,mediodia,a mediodia,poludnie,keskipaiva,meio-dia,mezzogiorno",
  ),
  ...mapNamesToTime(
    "00:00:00",
    "midnight,mitternacht,minuit,medianoche,a medianoche,middernacht,midnatt,midnat,polnoc,keskiyo,meia-noite,mezzanotte",
  ),
};

const DAY_S = 24 * 3600;

/**
 * Reads "6:42", "06:42:10", "6.42 pm", "18h42", "kl. 18.42", "0642 hrs", "noon", "24:00", "오전 6:42", or a fraction of a
 * day as spreadsheets store it. `null` for a word with several meanings, such as "dusk".
 */
export function readTime(text: string): ClockTime | null {
  const plain = text.trim().replaceAll(/[\u00A0\u202F\u2009]/g, " ");
  if (PART_OF_DAY.test(plain)) return fromSeconds(Number(plain.replace(",", ".")) * DAY_S);
  const word = wordIn(plain);
  if (word !== undefined) return { time: word, offset: null };
  const [behind, ...parts] = OFFSET.exec(plain) ?? [];
  const offset = behind === undefined ? null : toOffset(parts.find((part) => part !== undefined) ?? "Z");
  const clock = readClock(behind === undefined ? plain : plain.slice(0, -behind.length));
  return clock && { ...clock, offset };
}

const RANGE = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/;

/** True for "06:00-08:00". Without a day before it, this is a span, although "-08:00" could be an offset. */
export function isSpanOfTime(text: string): boolean {
  const [, from, to] = RANGE.exec(text.trim()) ?? [];
  return from !== undefined && to !== undefined && to.padStart(5, "0") > from.padStart(5, "0");
}

function wordIn(text: string): string | undefined {
  const key = foldText(text).replace(/^12(?::00)?\s+/, "");
  return Object.hasOwn(WORDS, key) ? WORDS[key] : undefined;
}

function readClock(text: string): ClockTime | null {
  const trimmed = inLatin(text).replace(BEFORE, "");
  const bare = trimmed.replace(BEHIND, "");
  const match = DIGITS.exec(bare) ?? CLOCK.exec(bare);
  if (!match) return null;
  const [, hour = "", minute, second, half] = match;
  const isHourAlone = [minute, second, half].every((part) => part === undefined);
  if (isHourAlone && !/(?:h|uhr)$/i.test(trimmed)) return null;
  return toTime({ hour: hourOf(Number(hour), half), minute: toNumber(minute), second: toNumber(second) });
}

function toNumber(part: string | undefined): number {
  return Number(part ?? 0);
}

/** Returns "6:42 am" for "오전 6:42" and "午前6時42分". */
function inLatin(text: string): string {
  const digits = text.replace(UNITS, (_, ...parts: (string | undefined)[]) =>
    parts
      .slice(0, 3)
      .map((part) => (part ?? "0").padStart(2, "0"))
      .join(":"),
  );
  return digits.replace(HALF, (_, half: string, clock: string) => `${clock} ${HALVES[half]}`);
}

/** Returns `NaN` for "24 pm" and the like. Some 12-hour clocks begin with 0. */
function hourOf(hour: number, half: string | undefined): number {
  if (half === undefined) return hour;
  if (hour > 12) return hour < 24 && half.toLowerCase().startsWith("p") ? hour : NaN;
  return (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}

interface Parts {
  hour: number;
  minute: number;
  second: number;
}

function toTime({ hour, minute, second }: Parts): ClockTime | null {
  if (hour === 24 && minute === 0 && second === 0) return { time: "00:00:00", offset: null, isNextDay: true };
  const isClock = hour <= 23 && minute <= 59 && second <= 59;
  if (!isClock) return null;
  const time = [hour, minute, second].map((part) => String(part).padStart(2, "0")).join(":");
  return { time, offset: null };
}

function toOffset(text: string): string {
  if (/^z$/i.test(text)) return "Z";
  return text.replace(/^([+-]\d{2}):?(\d{2})?$/, (_, hours: string, minutes = "00") => `${hours}:${minutes}`);
}

/** Rounds to the second: a double has more digits than a clock. */
export function fromSeconds(seconds: number): ClockTime | null {
  const whole = Math.round(seconds) % DAY_S;
  return toTime({ hour: Math.floor(whole / 3600), minute: Math.floor(whole / 60) % 60, second: whole % 60 });
}

function mapNamesToTime(time: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(",").map((name) => [name, time]));
}
