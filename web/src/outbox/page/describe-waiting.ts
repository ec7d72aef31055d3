import type { Catch } from "@creel/domain/catches/catch";
import { plural, t } from "@lingui/core/macro";

import { lureName } from "../../catches/labels/lure-names.ts";
import type { Noted, WaitingCatch } from "../../catches/outbox/waiting-catches.ts";
import { formatRecent, formatShort, formatCatchTime } from "../../dates/format-catch-time.ts";
import { formatTime } from "../../dates/format-clock.ts";
import { figureLocale, locale } from "../../i18n/locale.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";
import type { Problem } from "../outbox-item.ts";
import type { WaitingState } from "../waiting/waiting-state.ts";

export function nameOfNoted({ species }: Noted): string {
  return species ? speciesName(species) : t`A catch`;
}

/** Example: "25.5 in · Jig". */
export function describeTackle({ length, lure_type: lure }: Noted, units: Units): string {
  const parts = [length && units.format("length", length), lure && lureName(lure)];
  return parts.filter(Boolean).join(" · ");
}

type When = Pick<Catch, "date" | "time" | "time_zone">;

/** A date without a time means that the time is unknown. */
function whenOf({ date = "", time_zone: zone }: Noted): When {
  if (/^\d{4}-\d{2}-\d{2}$/.test(date)) return { date, time: null, time_zone: "UTC" };
  return { date, time: "", time_zone: zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone };
}

/** Example: "Today, 6:42 AM". Empty if the time is unknown. */
export function describeWhen(noted: Noted): string {
  return noted.date === undefined ? "" : formatRecent(whenOf(noted));
}

/** Example: "1.0 MB". */
export function formatMegabytes(bytes: number): string {
  const figure = formatMegabyteFigure(bytes);
  return t`${figure} MB`;
}

const BYTES_OF_MB = 1_000_000;
/** The smallest upload size shown, because a catch without photos has data to send, too. */
export const LEAST_BYTES = 100_000;

export function formatMegabyteFigure(bytes: number): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(figureLocale, decimals).format(bytes / BYTES_OF_MB);
}

/** Describes the upload. Example: "1 photo, 0.7 MB". */
export function describeLoad({ isCatchStored, photoIds, kind }: WaitingCatch, bytes: number): string {
  if (kind === "deleted") return t`It’ll be deleted from the server when this uploads.`;
  const photos = photoIds.length;
  if (photos === 0) return kind === "new" ? t`New catch, no photos` : t`Changes, no new photos`;
  const count = t`${plural(photos, { one: "# photo", other: "# photos" })}`;
  const size = formatMegabytes(Math.max(bytes, LEAST_BYTES));
  return isCatchStored ? t`Catch uploaded. ${count}, ${size} to go` : t`${count}, ${size}`;
}

export function describeProblem(problem: Problem): string {
  const { message, stored } = problem;
  if (stored !== null) return t`It was also changed on another device.`;
  return describeStatus(problem) ?? describeCode(problem) ?? (message || t`The server couldn’t save it.`);
}

/** Uses the same messages as the catch form. */
function describeStatus({ status = 0, message, fields }: Problem): string | undefined {
  if (status >= 500) return t`Server error. Please try again later.`;
  if (status === 413) return t`File is too large. Please choose a smaller photo.`;
  // Only the server knows what is wrong with a photo.
  if (status !== 400 || fields?.["photo"] !== undefined) return undefined;
  const text = t`Please check that all required fields are filled out correctly.`;
  return fields ? `${text} ${message}` : text;
}

/** Returns messages for codes where they say more than the server's message. */
function describeCode({ code }: Problem): string | undefined {
  switch (code) {
    case "unreached":
      return t`The server took too long to answer.`;
    case "stale_version":
      return t`It was also changed on another device.`;
    case "trip_overlaps":
      return t`This trip overlaps another one. Change or delete one of them.`;
    case "trip_running":
      return t`Another trip is still going. End or delete one of them.`;
    case "not_found":
      return t`It was deleted on another device.`;
    default:
      return undefined;
  }
}

/** Example: "Tried 3 times, last at 7:02 AM." */
export function describeTries(
  { tries, problem }: Pick<WaitingState, "tries" | "problem">,
  now: Date,
): string {
  const last = formatTime(problem?.at ?? now.getTime(), now);
  return t`${plural(tries, { one: `Tried once at ${last}.`, other: `Tried # times, last at ${last}.` })}`;
}

/** Example: "1.2 lb, caught 5:31 AM". Includes the date unless it is today. */
export function describeSent(noted: Noted, units: Units, now: Date): string {
  const isToday = noted.date !== undefined && new Date(noted.date).toDateString() === now.toDateString();
  const when = noted.date !== undefined && (isToday ? formatCatchTime : formatShort)(whenOf(noted));
  const parts = [noted.weight && units.format("weight", noted.weight), when && t`caught ${when}`];
  return new Intl.ListFormat(locale, { type: "unit" }).format(parts.flatMap((part) => part || []));
}
