import type { MeasureName } from "@creel/domain/details/details";
import { t } from "@lingui/core/macro";

import { formatDecimals } from "../../i18n/numbers.ts";
import type { Units } from "../../units/make-units.ts";

/** The lower limits of all bins but the first, in mph. */
const WIND_LIMITS = [5, 10, 15] as const;
const THIRDS = ["low", "middle", "high"];
const WIND_BINS = ["calm", "light", "fresh", "strong"];

/** Returns a range such as "Under 5 mph", "5 to 10 mph" or "15 mph and up". */
export function nameOfWind(bin: string, units: Units): string {
  return nameOfRange(windRange(bin, units));
}

export function subjectOfWind(bin: string, units: Units): string {
  const range = windRange(bin, units);
  const { from, to, unit } = range;
  if (from === null) return t`Wind under ${to ?? ""} ${unit}`;
  return to === null ? t`Wind of ${from} ${unit} and up` : t`Wind of ${from} to ${to} ${unit}`;
}

interface Third {
  measure: "water_temperature" | "air_temperature";
  bin: string;
  /** In °F. */
  limits: readonly number[];
}

export function nameOfThird({ measure, bin, limits }: Third, units: Units): string {
  return nameOfRange(rangeOf(measure, limitsOf(limits, THIRDS.indexOf(bin)), { units }));
}

export function subjectOfThird(third: Third, units: Units): string {
  const range = nameOfThird(third, units);
  return third.measure === "water_temperature" ? t`Water: ${range}` : t`Air: ${range}`;
}

/** Compares with the usual temperature of that fortnight in the log. */
export function nameOfDifference(bin: string): string {
  if (bin === "low") return t`Colder than usual`;
  return bin === "high" ? t`Warmer than usual` : t`About as usual`;
}

export function subjectOfDifference(bin: string, isWater: boolean): string {
  if (bin === "low") return isWater ? t`Water colder than usual` : t`Air colder than usual`;
  if (bin === "high") return isWater ? t`Water warmer than usual` : t`Air warmer than usual`;
  return isWater ? t`Water about as warm as usual` : t`Air about as warm as usual`;
}

/** Sorted by depth; the index of a bin selects its limits. */
const DEPTHS = ["shallow", "middle", "deep"];

/**
 * Returns a range such as "8 to 15 ft".
 *
 * @param limits In ft.
 */
export function nameOfDepth(bin: string, limits: readonly number[], units: Units): string {
  return nameOfRange(depthRange(bin, limits, units));
}

/**
 * Returns text such as "at depths of 8 to 15 ft".
 *
 * @param limits In ft.
 */
export function placeOfDepth(bin: string, limits: readonly number[], units: Units): string {
  const { from, to, unit } = depthRange(bin, limits, units);
  if (from === null) return t`at depths under ${to ?? ""} ${unit}`;
  return to === null ? t`at depths of ${from} ${unit} and more` : t`at depths of ${from} to ${to} ${unit}`;
}

/** Thirds of a shallow water are less than a meter apart. */
const DEPTH_DECIMALS = 1;

function depthRange(bin: string, limits: readonly number[], units: Units): Range {
  return rangeOf("depth", limitsOf(limits, DEPTHS.indexOf(bin)), { units, decimals: DEPTH_DECIMALS });
}

interface Range {
  /** The formatted limit; `null` if there is none. */
  from: string | null;
  to: string | null;
  unit: string;
}

type Limits = [from: number | undefined, to: number | undefined];

function limitsOf(limits: readonly number[], index: number): Limits {
  return [limits[index - 1], limits[index]];
}

function windRange(bin: string, units: Units): Range {
  return rangeOf("wind_speed", limitsOf(WIND_LIMITS, WIND_BINS.indexOf(bin)), { units });
}

interface Writing {
  units: Units;
  /** The maximum number of decimals. */
  decimals?: number;
}

function rangeOf(measure: MeasureName, [from, to]: Limits, { units, decimals = 0 }: Writing): Range {
  const { fromApi, name } = units.unitOf(measure);
  const write = (limit: number | undefined) =>
    limit === undefined ? null : formatDecimals(fromApi(limit), { min: 0, max: decimals, isGrouped: true });
  return { from: write(from), to: write(to), unit: name };
}

function nameOfRange({ from, to, unit }: Range): string {
  if (from === null) return t`Under ${to ?? ""} ${unit}`;
  return to === null ? t`${from} ${unit} and up` : t`${from} to ${to} ${unit}`;
}
