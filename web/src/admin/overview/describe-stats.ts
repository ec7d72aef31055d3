import type { AdminStats } from "@creel/domain/admin/admin-stats";
import { t } from "@lingui/core/macro";

import { formatSince } from "../format/format-date.ts";
import type { Clock } from "../format/format-day.ts";

const NUMBER = new Intl.NumberFormat();

export interface StatFigure {
  name: string;
  value: number;
  notes: string[];
}

export function figuresOf(stats: AdminStats, clock: Clock): StatFigure[] {
  const { oldestOpenMessageAt: oldest } = stats;
  return [
    {
      name: t`Users`,
      value: stats.totalUsers,
      notes: [
        `${together(stats.activeUsers, "active")}, ${together(stats.suspendedUsers, "suspended")}`,
        `${together(stats.admins, stats.admins === 1 ? "admin" : "admins")}, ${together(stats.premiumUsers, "premium")}`,
      ],
    },
    {
      name: t`New this month`,
      value: stats.newUsersThisMonth,
      notes: [`${NUMBER.format(stats.newUsersLastMonth)} in ${nameLastMonth(clock)}`],
    },
    {
      name: t`Catches`,
      value: stats.totalCatches,
      notes: [t`${NUMBER.format(stats.catchesThisMonth)} this month`],
    },
    { name: t`Photos`, value: stats.totalPhotos, notes: [`${describeBytes(stats.storageBytes)} stored`] },
    {
      name: t`Open messages`,
      value: stats.openMessages,
      notes: [
        oldest === null ? t`nobody is waiting` : t`oldest from ${formatSince(new Date(oldest), clock)}`,
      ],
    },
  ];
}

/** The space between a number and its unit does not break. */
function together(amount: number, label: string): string {
  return `${NUMBER.format(amount)}\u00A0${label}`;
}

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;
const STEP = 1000;

/** As in "2.4 GB": powers of a thousand, as disks are sold. */
export function describeBytes(bytes: number): string {
  if (bytes === 0) return "nothing";
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(bytes) / Math.log10(STEP)));
  const unit = BYTE_UNITS[power] ?? "byte";
  const format = { style: "unit", unit, maximumFractionDigits: power < 2 ? 0 : 1 } as const;
  return new Intl.NumberFormat(undefined, format).format(bytes / STEP ** power);
}

const NUMERALS = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** As in "Five others". */
export function describeOthers(species: number): string {
  return `${NUMERALS[species] ?? NUMBER.format(species)} ${species === 1 ? "other" : "others"}`;
}

/** As in "October". */
function nameLastMonth({ timeZone, now }: Clock): string {
  const [year = 0, month = 1] = new Intl.DateTimeFormat("en-CA", { timeZone })
    .format(now)
    .split("-")
    .map(Number);
  const last = new Date(Date.UTC(year, month - 2, 1));
  return new Intl.DateTimeFormat(undefined, { month: "long", timeZone: "UTC" }).format(last);
}
