import type { AdminStats } from "@creel/domain/admin/admin-stats";
import { plural, t } from "@lingui/core/macro";

import { dateLocale, figureLocale, locale } from "../../i18n/locale.ts";
import { type Clock, formatSince } from "../admin-times.ts";

const NUMBER = new Intl.NumberFormat(figureLocale);

interface StatFigure {
  name: string;
  value: number;
  notes: string[];
}

/** In the order in which they are shown. */
export function nameFigures() {
  return {
    users: t`Users`,
    newUsers: t`New this month`,
    catches: t`Catches`,
    photos: t`Photos`,
    openMessages: t`Open messages`,
  };
}

export function figuresOf(stats: AdminStats, clock: Clock): StatFigure[] {
  const names = nameFigures();
  return [
    { name: names.users, value: stats.totalUsers, notes: describeUsers(stats) },
    { name: names.newUsers, value: stats.newUsersThisMonth, notes: [describeLastMonth(stats, clock)] },
    {
      name: names.catches,
      value: stats.totalCatches,
      notes: [describeThisMonth(stats), describeTrips(stats)],
    },
    { name: names.photos, value: stats.totalPhotos, notes: [describeStored(stats.storageBytes)] },
    { name: names.openMessages, value: stats.openMessages, notes: [describeWaiting(stats, clock)] },
  ];
}

/** The space between a number and its unit does not break. */
function describeUsers({ admins, ...stats }: AdminStats): string[] {
  const active = NUMBER.format(stats.activeUsers);
  const suspended = NUMBER.format(stats.suspendedUsers);
  const premium = NUMBER.format(stats.premiumUsers);
  return [
    t`${active}\u00A0active, ${suspended}\u00A0suspended`,
    t`${plural(admins, { one: "#\u00A0admin", other: "#\u00A0admins" })}, ${premium}\u00A0premium`,
  ];
}

function describeLastMonth({ newUsersLastMonth }: AdminStats, clock: Clock): string {
  const [count, month] = [NUMBER.format(newUsersLastMonth), nameLastMonth(clock)];
  return t`${count} in ${month}`;
}

function describeThisMonth({ catchesThisMonth }: AdminStats): string {
  const count = NUMBER.format(catchesThisMonth);
  return t`${count} this month`;
}

function describeTrips({ totalTrips }: AdminStats): string {
  return t`${plural(totalTrips, { one: "# trip", other: "# trips" })}`;
}

function describeWaiting({ oldestOpenMessageAt: oldest }: AdminStats, clock: Clock): string {
  if (oldest === null) return t`nobody is waiting`;
  const since = formatSince(new Date(oldest), clock);
  return t`oldest from ${since}`;
}

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const STEP = 1000;

/** As in "2.4 GB stored": powers of a thousand, as disks are sold. */
export function describeStored(bytes: number): string {
  if (bytes === 0) return t`nothing stored`;
  return t`${formatBytes(bytes)} stored`;
}

/** As in "2.4 GB", in powers of 1,000. */
export function formatBytes(bytes: number): string {
  if (bytes === 0) return "0";
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(bytes) / Math.log10(STEP)));
  const unit = BYTE_UNITS[power] ?? "byte";
  const format = { style: "unit", unit, maximumFractionDigits: power < 2 ? 0 : 1 } as const;
  return new Intl.NumberFormat(locale, format).format(bytes / STEP ** power);
}

/** As in "Five others". */
export function describeOthers(species: number): string {
  return t`${plural(species, {
    1: "One other",
    2: "Two others",
    3: "Three others",
    4: "Four others",
    5: "Five others",
    6: "Six others",
    7: "Seven others",
    8: "Eight others",
    9: "Nine others",
    10: "Ten others",
    one: "# other",
    other: "# others",
  })}`;
}

/** As in "October". */
function nameLastMonth({ timeZone, now }: Clock): string {
  const [year = 0, month = 1] = new Intl.DateTimeFormat("en-CA", { timeZone })
    .format(now)
    .split("-")
    .map(Number);
  const last = new Date(Date.UTC(year, month - 2, 1));
  return new Intl.DateTimeFormat(dateLocale, { month: "long", timeZone: "UTC" }).format(last);
}
