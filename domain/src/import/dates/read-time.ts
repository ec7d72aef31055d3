export interface ClockTime {
  /** HH:mm:ss */
  time: string;
  /** From UTC, as in "+02:00" or "Z"; `null` where none is written. */
  offset: string | null;
}

const AROUND = /^(?:kl\.?|klo|um|at|om|a las|à|t)\s*(?=\d)|\s*(?:uhr|hrs?|godz\.?)\.?$/giu;
const CLOCK =
  /^(\d{1,2})(?:\s?[:.h]\s?(\d{2})?)?(?:[:.](\d{2})(?:[.,]\d+)?)?\s*([ap]\.?\s?m?\.?)?\s*(z|[+-]\d{2}:?\d{2})?$/iu;
const DIGITS = /^(\d{2})(\d{2})$/;
const PART_OF_DAY = /^0?[.,]\d+$/;

const DAY_S = 24 * 3600;

/** "6:42", "06:42:10", "6.42 pm", "18h42", "kl. 18.42", "0642", or a part of a day as spreadsheets store it. */
export function readTime(text: string): ClockTime | null {
  const plain = text.trim().replaceAll(/[\u00A0\u202F\u2009]/g, " ");
  if (PART_OF_DAY.test(plain)) return fromSeconds(Number(plain.replace(",", ".")) * DAY_S);
  const [, hours = "", minutes = ""] = DIGITS.exec(plain) ?? [];
  if (hours !== "") return toTime({ hour: Number(hours), minute: Number(minutes), second: 0 }, null);
  return readClock(plain.replaceAll(AROUND, ""));
}

function readClock(text: string): ClockTime | null {
  const match = CLOCK.exec(text);
  if (!match) return null;
  const [, hours, minutes, seconds, half, offset] = match;
  const isHourAlone = minutes === undefined && seconds === undefined;
  if (isHourAlone && half === undefined && !/h$/i.test(text)) return null;
  const hour = hourOf(Number(hours), half);
  if (hour === null) return null;
  return toTime({ hour, minute: Number(minutes ?? 0), second: Number(seconds ?? 0) }, offset ?? null);
}

/** `null` for "24 pm" and the like. Some clocks of twelve hours begin with 0. */
function hourOf(hour: number, half: string | undefined): number | null {
  if (half === undefined) return hour;
  if (hour > 12) return hour < 24 && half.toLowerCase().startsWith("p") ? hour : null;
  return (hour % 12) + (half.toLowerCase().startsWith("p") ? 12 : 0);
}

interface Parts {
  hour: number;
  minute: number;
  second: number;
}

function toTime({ hour, minute, second }: Parts, offset: string | null): ClockTime | null {
  if (hour > 23 || minute > 59 || second > 59) return null;
  const time = [hour, minute, second].map((part) => String(part).padStart(2, "0")).join(":");
  return { time, offset: offset === null ? null : toOffset(offset) };
}

function toOffset(text: string): string {
  return /^z$/i.test(text) ? "Z" : text.replace(/^([+-]\d{2}):?(\d{2})$/, "$1:$2");
}

/** To the second: a double has more digits than a clock. */
export function fromSeconds(seconds: number): ClockTime | null {
  const whole = Math.round(seconds) % DAY_S;
  return toTime(
    { hour: Math.floor(whole / 3600), minute: Math.floor(whole / 60) % 60, second: whole % 60 },
    null,
  );
}
