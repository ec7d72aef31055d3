import type { UnitSystem } from "@creel/domain/accounts/user";
import type { MeasureName } from "@creel/domain/catches/details";
import { shownValue } from "@creel/domain/units/unit-values";
import { UNITS } from "@creel/domain/units/units";

export interface Amount {
  figure: string;
  unit: string;
}

/** What measures are written in: the units of their angler, as the language of who reads writes numbers. */
export interface Writing {
  locale: string;
  units: UnitSystem;
}

export function amountOf(name: MeasureName, value: number, { locale, units }: Writing): Amount {
  const unit = UNITS[units][name];
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: unit.leastDecimals,
    maximumFractionDigits: unit.readDecimals,
    useGrouping: unit.isGrouped,
  });
  return { figure: format.format(shownValue(unit, value)), unit: unit.name };
}

/** "6.2 lb" */
export function measureOf(name: MeasureName, value: number, writing: Writing): string {
  const { figure, unit } = amountOf(name, value, writing);
  return `${figure} ${unit}`;
}

/** "Friday, November 20, 2026" */
export function longDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));
}

/**
 * "6:42 AM", or "06:42" where it is said so.
 *
 * @param time HH:mm
 */
export function clockTime(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" });
  // The letters of the picture have no narrow space.
  return format.format(new Date(`1970-01-01T${time}Z`)).replaceAll("\u202F", "\u00A0");
}
