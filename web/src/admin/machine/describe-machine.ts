import { type BackupRun, INTERRUPTED, type Machine } from "@creel/domain/admin/machine";
import { plural, t } from "@lingui/core/macro";

import { figureLocale } from "../../i18n/locale.ts";
import type { Amount } from "../../ui/layout/figure.tsx";
import { type Clock, daysBefore, formatDayOfYear, formatFully, formatTimeIn } from "../admin-times.ts";
import { formatBytes } from "../overview/describe-stats.ts";

export const NUMBER = new Intl.NumberFormat(figureLocale);

/** Returns a number and its unit, such as "22.1" and "GB". */
export function bytesAmount(bytes: number): Amount {
  const [figure = "", ...unit] = formatBytes(bytes).split(/\s/u);
  return { figure, unit: unit.join(" ") };
}

/** As in "Last night, 3:10 AM" for a nightly backup of today or yesterday. */
export function describeWhen({ kind, startedAt }: BackupRun, clock: Clock): string {
  const at = new Date(startedAt);
  const time = formatTimeIn(at, clock);
  const days = daysBefore(at, clock);
  if (kind === "nightly" && days <= 1) return t`Last night, ${time}`;
  if (days === 0) return t`Today, ${time}`;
  return formatFully(at, clock);
}

/** As in "412 MB in 48 seconds. 3,481 catches, 1,906 photos, all read back." */
export function describeContents({ startedAt, finishedAt, contents }: BackupRun): string {
  if (!contents || finishedAt === null) return "";
  const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
  const size = formatBytes(contents.bytes);
  const catches = t`${plural(contents.catches, { one: "# catch", other: "# catches" })}`;
  const photos = t`${plural(contents.photos, { one: "# photo", other: "# photos" })}`;
  const took = t`${plural(seconds, { one: "# second", other: "# seconds" })}`;
  return t`${size} in ${took}. ${catches}, ${photos}, all read back.`;
}

/** Reasons are in English, for the people who run Creel. */
export function describeReason(failure: string): string {
  return failure === INTERRUPTED ? t`Creel was stopped meanwhile.` : failure;
}

/** As in "Grows by about 2.9 GB a month. At this pace it’s full in 14 months." */
export function describeGrowth({ disk, diskUse: { growth } }: Machine): string {
  if (growth === null) {
    return t`How fast it grows isn’t known yet. Creel measures once a day and needs a week.`;
  }
  if (growth <= 0) return t`It isn’t growing.`;
  const size = formatBytes(growth);
  const grows = t`Grows by about ${size} a month.`;
  const months = disk ? Math.floor(disk.free / growth) : null;
  if (months === null) return grows;
  if (months > LONGEST_MONTHS) return `${grows} ${t`At this pace it lasts more than five years.`}`;
  if (months === 0) return `${grows} ${t`At this pace it’s full within a month.`}`;
  const left = t`${plural(months, {
    one: "At this pace it’s full in # month.",
    other: "At this pace it’s full in # months.",
  })}`;
  return `${grows} ${left}`;
}

const LONGEST_MONTHS = 60;

/** Returns how much of the disk is used, in whole percent. */
export function usedPercent({ free, total }: NonNullable<Machine["disk"]>): number {
  return total === 0 ? 0 : Math.round((100 * (total - free)) / total);
}

/** As in "1.0.0, since 12 Nov". */
export function describeSince({ versionSince }: Machine, clock: Clock): string | null {
  if (versionSince === null) return null;
  const day = formatDayOfYear(new Date(versionSince), clock);
  return t`since ${day}`;
}
