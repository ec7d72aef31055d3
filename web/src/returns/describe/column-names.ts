import type { CountedFate, RowsBy } from "@creel/domain/returns/block";
import type { ReturnColumn, ReturnRow, ReturnValue, SizeClass } from "@creel/domain/returns/return-figures";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";

import { formatDayAs, formatMonth } from "../../dates/format-day.ts";
import { joinList } from "../../i18n/join-list.ts";
import { formatDecimals, formatNumber } from "../../i18n/numbers.ts";
import { speciesName } from "../../species/species-names.ts";
import type { Units } from "../../units/make-units.ts";

type PlainKind = Exclude<ReturnColumn["kind"], "fish" | "weight" | "rod_days" | "blank">;

const PLAIN: Record<PlainKind, MessageDescriptor> = {
  hours: msg`Hours`,
  anglers: msg`Anglers`,
  lure: msg`Bait or lure`,
  method: msg`Method`,
  area: msg`Water`,
};

const FATES: Record<CountedFate, MessageDescriptor> = {
  any: msg({ message: "Fish", context: "column of a return" }),
  kept: msg({ message: "Kept", context: "column of a return" }),
  released: msg({ message: "Released", context: "column of a return" }),
  released_hurt: msg({ message: "Released hurt", context: "column of a return" }),
};

/** Examples: "Rod-days", "Salmon kept", "Salmon kept, 3 to 7 kg". */
export function columnName(column: ReturnColumn, by: RowsBy): string {
  const { kind } = column;
  if (kind === "rod_days") return rodDaysName(column.span);
  if (kind === "blank") return isYesNo(column, by) ? t`Blank` : t`of them blank`;
  const fish = fishName(column);
  if (kind === "fish") return joinList([fish, column.size && sizeName(column.size)]);
  return kind === "weight" ? t`${fish}, weight` : i18n._(PLAIN[kind]);
}

function rodDaysName(span: ReturnColumn["span"]): string {
  if (!span) return t`Rod-days`;
  const [from, to] = [formatMonthDay(span.from), formatMonthDay(span.to)];
  return t`Rod-days ${from} to ${to}`;
}

/** Example: "Jun 15". */
export function formatMonthDay(monthDay: string): string {
  return formatDayAs(`2028-${monthDay}`, { month: "short", day: "numeric" });
}

function fishName({ fate, species }: Pick<ReturnColumn, "fate" | "species">): string {
  const [first, ...others] = species;
  if (first === undefined || others.length > 0) return i18n._(FATES[fate ?? "any"]);
  const fish = speciesName(first);
  const names = {
    any: fish,
    kept: t`${fish} kept`,
    released: t`${fish} released`,
    released_hurt: t`${fish} released hurt`,
  };
  return names[fate ?? "any"];
}

/** Examples: "under 3 kg", "3 to 7 kg", "7 kg or more". */
function sizeName({ from, to, unit }: SizeClass): string {
  const [least, most] = [formatNumber(from ?? 0), formatNumber(to ?? 0)];
  if (from === null) return t`under ${most} ${unit}`;
  return to === null ? t`${least} ${unit} or more` : t`${least} to ${most} ${unit}`;
}

/** A single day or trip is blank or not; a month has a number of blank days. */
function isYesNo({ kind }: ReturnColumn, by: RowsBy): boolean {
  return kind === "blank" && (by === "day" || by === "trip");
}

export function isText({ kind }: ReturnColumn): boolean {
  return kind === "lure" || kind === "method" || kind === "area";
}

interface ColumnValue {
  /** The place of the column, which is its only name: two columns can count the same. */
  id: string;
  column: ReturnColumn;
  value: ReturnValue;
}

export function withValues(columns: readonly ReturnColumn[], values: readonly ReturnValue[]): ColumnValue[] {
  return columns.map((column, index) => ({ id: String(index), column, value: values[index] ?? null }));
}

interface Shown {
  by: RowsBy;
  units: Units;
  /** True for the last row, which counts blanks. */
  isTotal?: boolean;
}

/** Formats a value; `null` if it is not known. Zeros are written out, because a blank says something. */
export function formatValue(column: ReturnColumn, value: ReturnValue, shown: Shown): string | null {
  if (value === null || typeof value === "string") return value;
  if (column.kind === "hours") return formatDecimals(value, { min: 1, max: 1, isGrouped: true });
  if (column.kind === "weight") return value === 0 ? "0" : shown.units.formatTotalWeight(value);
  if (!shown.isTotal && isYesNo(column, shown.by)) return value > 0 ? t`yes` : t`no`;
  return formatNumber(value);
}

/** Whether all days of a period are in the same year, so that rows need not name it. */
export function isOneYear({ from, to }: { from: string; to: string }): boolean {
  return from.slice(0, "yyyy".length) === to.slice(0, "yyyy".length);
}

/** Examples: "February", "Oct 3", "River Tarn", "Oct 3, River Tarn". */
export function rowName({ key, day, water }: ReturnRow, by: RowsBy, hasYear: boolean): string {
  switch (by) {
    case "day":
      return formatRowDay(key, hasYear);
    case "month":
      return hasYear ? formatMonth(key) : formatDayAs(`${key}-01`, { month: "long" });
    case "water":
      return water ?? t`No lake or river`;
    case "trip":
      return key === "" ? t`On no trip` : joinList([day && formatRowDay(day, hasYear), water]);
  }
}

function formatRowDay(day: string, hasYear: boolean): string {
  return formatDayAs(day, { month: "short", day: "numeric", ...(hasYear && { year: "numeric" }) });
}

const HEADS: Record<RowsBy, MessageDescriptor> = {
  day: msg`Day`,
  month: msg`Month`,
  water: msg`Lake or river`,
  trip: msg`Trip`,
};

/** The name of the first column. */
export function rowsHead(by: RowsBy): string {
  return i18n._(HEADS[by]);
}
