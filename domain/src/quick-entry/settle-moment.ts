import type { Doubt, MomentPart } from "./line-part.ts";

/** A moment as a date parser found it in the text. */
export interface WrittenMoment {
  start: number;
  end: number;
  /** YYYY-MM-DD; `null` if none is written. */
  day: string | null;
  /**
   * The earlier day that the same words may mean, such as a week before for a weekday; `null` if they mean only one
   * day.
   */
  dayBefore: string | null;
  /** True if the words first of all mean a future day. `day` is then the last one of its kind. */
  isStillToCome: boolean;
  /** HH:mm; `null` if none is written. */
  time: string | null;
  /** False for "6:40" without am or pm, and for a day without "morning" or the like. */
  isHalfKnown: boolean;
}

export interface MomentContext {
  /** YYYY-MM-DDTHH:mm, on the clock of the place, as are all times here. */
  now: string;
  yesterday: string;
  /** Whether the angler uses a 12-hour clock; otherwise "6:40" is in the morning. */
  isTwelveHour: boolean;
  outings: readonly { from: string; to: string }[];
}

/** Joins a day in one place and a time in another to one moment: "yesterday jig 6:40". */
export function joinMoments(found: readonly WrittenMoment[]): WrittenMoment[] {
  const whole = found.find(({ day, time }) => day !== null && time !== null);
  if (whole) return [whole];
  const ofDay = found.find(({ day }) => day !== null);
  const ofTime = found.find(({ time }) => time !== null);
  return [ofDay ?? [], ofTime ?? []].flat();
}

type Settled = Pick<MomentPart, "day" | "time" | "doubt">;

interface Candidate {
  day: string;
  time: string;
}

const DAY_LENGTH = "YYYY-MM-DD".length;

/** Chooses a moment that is not in the future. If the angler was out at only one of two times, that one is chosen. */
export function settleMoment(found: readonly WrittenMoment[], context: MomentContext): Settled | null {
  const ofDay = found.find(({ day }) => day !== null);
  const timed = found.find(({ time }) => time !== null);
  if (timed?.time) {
    const times = timed.isHalfKnown || !context.isTwelveHour ? [timed.time] : bothHalves(timed.time);
    const settled = settleTime(daysOf(ofDay, context), times, context);
    return ofDay?.isStillToCome ? assumed(settled, context) : settled;
  }
  const hasPartOfDay = found.some(({ isHalfKnown }) => isHalfKnown);
  return ofDay?.day ? settleDay(ofDay.day, hasPartOfDay, context) : null;
}

function assumed(settled: Settled | null, context: MomentContext): Settled | null {
  return settled && { ...settled, doubt: settled.doubt ?? earlier(settled.day, context) };
}

/** Returns the possible days, likeliest first. */
function daysOf(written: WrittenMoment | undefined, { now, yesterday }: MomentContext): string[] {
  if (!written?.day) return [now.slice(0, DAY_LENGTH), yesterday];
  return written.dayBefore === null ? [written.day] : [written.day, written.dayBefore];
}

function settleDay(day: string, hasPartOfDay: boolean, { now }: MomentContext): Settled {
  const today = now.slice(0, DAY_LENGTH);
  if (day > today) return { day, time: null, doubt: "future" };
  return { day, time: null, doubt: day === today && !hasPartOfDay ? null : "no_time" };
}

/** Returns the doubt about a day that is earlier than one would first assume. */
function earlier(day: string, { yesterday }: MomentContext): Doubt {
  return day === yesterday ? "yesterday" : "earlier";
}

/** @param days Sorted likeliest first. */
function settleTime(
  days: readonly string[],
  times: readonly string[],
  context: MomentContext,
): Settled | null {
  const candidates = days.flatMap((day) => times.map((time) => ({ day, time })));
  const past = candidates.filter((candidate) => instantOf(candidate) <= context.now);
  const [first = candidates[0]] = past;
  if (!first) return null;
  if (past.length === 0) return { ...first, doubt: "future" };
  const later = past.find((other) => other.day === first.day && other.time > first.time);
  if (later) return chooseHalf(first, later, context);
  const isEarlier = first.day !== days[0];
  const isNight = times.length > 1 && first.time < EARLY;
  if (isEarlier) return { ...first, doubt: earlier(first.day, context) };
  return { ...first, doubt: isNight ? "morning" : null };
}

/** Somebody who writes "4:10" in the afternoon seldom means the night before. */
const EARLY = "05:00";

function chooseHalf(morning: Candidate, evening: Candidate, { outings, now }: MomentContext): Settled {
  const out = [morning, evening].filter((half) =>
    outings.some(({ from, to }) => from <= instantOf(half) && instantOf(half) <= to),
  );
  const [duringTrip] = out;
  if (duringTrip && out.length === 1) return { ...duringTrip, doubt: "trip" };
  // If the day is today, the later time is nearer. For another day, nothing is known.
  const isToday = now.startsWith(evening.day);
  return isToday ? { ...evening, doubt: "evening" } : { ...morning, doubt: "morning" };
}

function instantOf({ day, time }: Candidate): string {
  return `${day}T${time}`;
}

const NOON_H = 12;

/** Sorted morning first. "18:40" has only one reading. */
function bothHalves(time: string): string[] {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  if (hour === 0 || hour > NOON_H) return [time];
  const minutes = String(minute).padStart(2, "0");
  const morning = String(hour % NOON_H).padStart(2, "0");
  return [`${morning}:${minutes}`, `${(hour % NOON_H) + NOON_H}:${minutes}`];
}
