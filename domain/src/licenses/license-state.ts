import { dayAfter, daysBetween, monthsAfter } from "../dates/days.ts";
import { foldText } from "../text/fold.ts";
import type { License } from "./license.ts";

/** How many days before its end Creel warns, the earliest first. */
export const WARNING_DAYS = [30, 7] as const;
export type WarningDays = (typeof WARNING_DAYS)[number];

type Dated = Pick<License, "valid_from" | "valid_to">;
type Named = Dated & Pick<License, "id" | "name">;

/**
 * - `open`: it has no end.
 * - `valid`: it ends in more than 30 days.
 * - `ending`: it ends within 30 days, or today.
 * - `ended`: its last day is over.
 * - `upcoming`: its first day is still to come.
 */
export type LicenseState =
  | { kind: "open" | "valid" | "ended" }
  /** `days` is 0 on the last day. */
  | { kind: "ending"; days: number }
  /** `days` until the first day, at least 1. */
  | { kind: "upcoming"; days: number };

/** @param today yyyy-mm-dd on the angler's calendar */
export function licenseState({ valid_from: from, valid_to: to }: Dated, today: string): LicenseState {
  if (to !== null && to < today) return { kind: "ended" };
  if (from !== null && from > today) return { kind: "upcoming", days: daysBetween(today, from) };
  if (to === null) return { kind: "open" };
  const days = daysBetween(today, to);
  return days > WARNING_DAYS[0] ? { kind: "valid" } : { kind: "ending", days };
}

/** Returns the warning whose time has come: 7 or 30 days before the end; `null` for none. */
export function warningDue(license: Dated, today: string): WarningDays | null {
  const state = licenseState(license, today);
  if (state.kind !== "ending") return null;
  return WARNING_DAYS.findLast((days) => state.days <= days) ?? null;
}

/** Whether a license of the same name goes on after this one's end, so that nobody needs a warning. */
export function isRenewed(license: Named, all: readonly Named[]): boolean {
  const { id, name, valid_to: end } = license;
  if (end === null) return false;
  const next = dayAfter(end, 1);
  return all.some(
    (other) =>
      other.id !== id &&
      foldText(other.name) === foldText(name) &&
      (other.valid_from === null || other.valid_from <= next) &&
      (other.valid_to === null || other.valid_to > end),
  );
}

/** Returns the licenses that end within 30 days and have no successor, the nearest end first. */
export function endingLicenses<Each extends Named>(all: readonly Each[], today: string): Each[] {
  return all
    .filter((each) => licenseState(each, today).kind === "ending" && !isRenewed(each, all))
    .toSorted((one, other) => (one.valid_to ?? "").localeCompare(other.valid_to ?? ""));
}

/** After every day. */
const NEVER = "9999-12-32";

/** Sorts by last day, latest first; those without an end come first, and equal ones are sorted by name. */
export function byEnd(one: Named, other: Named): number {
  return (
    (other.valid_to ?? NEVER).localeCompare(one.valid_to ?? NEVER) ||
    one.name.localeCompare(other.name) ||
    (one.id < other.id ? -1 : 1)
  );
}

/** The period of a license that follows this one: as many days, from the day after its last. */
export function nextPeriod({ valid_from: from, valid_to: to }: Dated): Dated {
  if (to === null) return { valid_from: null, valid_to: null };
  const begin = dayAfter(to, 1);
  if (from === null) return { valid_from: begin, valid_to: null };
  return { valid_from: begin, valid_to: endOfNext({ from, to, begin }) };
}

/** Whole years and months stay whole: Mar 1 to Feb 28 is followed by Mar 1 to Feb 28 or 29. */
function endOfNext({ from, to, begin }: { from: string; to: string; begin: string }): string {
  const months = monthsBetween(from, begin);
  return months > 0 && from.slice(-2) === begin.slice(-2)
    ? dayAfter(monthsAfter(begin, months), -1)
    : dayAfter(begin, daysBetween(from, to));
}

function monthsBetween(from: string, to: string): number {
  const [one, other] = [new Date(from), new Date(to)];
  return (other.getUTCFullYear() - one.getUTCFullYear()) * 12 + other.getUTCMonth() - one.getUTCMonth();
}
