import type { WaterKind } from "@creel/domain/waters/new-water";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { formatDayAs } from "../../dates/format-day.ts";
import { formatDecimals } from "../../i18n/numbers.ts";

const NAMES: Record<WaterKind, MessageDescriptor> = {
  lake: msg`Lake`,
  river: msg`River`,
  canal: msg`Canal`,
  pond: msg`Pond`,
  sea: msg`Sea`,
};

const NAMELESS: Record<WaterKind, MessageDescriptor> = {
  lake: msg`Unnamed lake`,
  river: msg`Unnamed river`,
  canal: msg`Unnamed canal`,
  pond: msg`Unnamed pond`,
  sea: msg`Unnamed part of the sea`,
};

export function namelessKind(kind: WaterKind): string {
  return i18n._(NAMELESS[kind]);
}

export function formatCount(count: number): string {
  return formatDecimals(count, { min: 0, max: 0, isGrouped: true });
}

/** A day as yyyy-mm-dd; as in "Fri 20 Nov", "20 Nov 2025". */
export function formatShortDay(day: string): string {
  const more = isThisYear(day) ? ({ weekday: "short" } as const) : ({ year: "numeric" } as const);
  return formatDayAs(day, { day: "numeric", month: "short", ...more });
}

function isThisYear(day: string): boolean {
  return day.startsWith(String(new Date().getFullYear()));
}

/** As in "last Fri 20 Nov"; empty where nobody was yet. */
export function describeLast(day: string | null): string {
  if (day === null) return "";
  const when = formatShortDay(day);
  return t`last on ${when}`;
}

export function kindName(kind: WaterKind): string {
  return i18n._(NAMES[kind]);
}
