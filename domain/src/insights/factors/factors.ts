import { isSameLure, lureCodeOf } from "../lure-code.ts";
import type { Outing, Segment, SegmentConditions } from "../outings.ts";
import { sum } from "../statistics/sums.ts";
import {
  byLimits,
  COMPARED_CONDITIONS,
  CONDITION_BIN_OF,
  CONDITION_BINS,
  type ConditionFactor,
} from "./condition-bins.ts";
import { hourThirds } from "./thirds.ts";

const THIRDS = ["low", "middle", "high"] as const;
const MOST_NAMES = 6;
/** One water alone leaves nothing to compare. */
const LEAST_WATERS = 2;

export type FactorName = ConditionFactor | "waterTemperature" | "airTemperature" | "lure" | "spot" | "water";

/** The parts of a segment that factors look at. */
type FactorPart = Pick<Segment, "lure" | "lure_id" | "variant_id" | "spot"> & {
  conditions: SegmentConditions | null;
};

export interface Factor {
  name: FactorName;
  /** Codes; `lureCodeOf` codes for lures, ids for spots and waters. */
  bins: readonly string[];
  /** Where the middle and the high third begin, in °F above the usual temperature; `null` for other factors. */
  limits: readonly [number, number] | null;
  /** Returns `null` if the bin is unknown. */
  binOf: (part: FactorPart, outing: Pick<Outing, "water" | "day">) => string | null;
}

/**
 * Returns the factors that rates are compared by, as far as the log has data for them. The limits of some bins depend
 * on the log.
 * @param askedLure is included even if it has few hours
 */
export function factorsOf(outings: readonly Outing[], askedLure: string | null = null): Factor[] {
  const factors = [
    ...conditionFactors(),
    temperatureFactor("waterTemperature", outings, (conditions) => conditions.water_temperature),
    temperatureFactor("airTemperature", outings, (conditions) => conditions.air_temperature),
    namedFactor("lure", outings, { nameOf: lureCodeOf, asked: askedLure }),
    namedFactor("spot", outings, { nameOf: ({ spot }) => spot?.id ?? null }),
    namedFactor("water", outings, { nameOf: (_, { water }) => water?.id ?? null }),
  ];
  return factors.filter((factor) => isKnown(factor, outings));
}

function isKnown({ name, bins, binOf }: Factor, outings: readonly Outing[]): boolean {
  if (name === "water" && bins.length < LEAST_WATERS) return false;
  return outings.some((outing) => outing.segments.some((segment) => binOf(segment, outing) !== null));
}

export function conditionFactors(names: readonly ConditionFactor[] = COMPARED_CONDITIONS): Factor[] {
  return names.map((name) => ({
    name,
    bins: CONDITION_BINS[name],
    limits: null,
    binOf: ({ conditions }) => conditions && CONDITION_BIN_OF[name](conditions),
  }));
}

/** Splits the angler's hours into thirds by their difference from the log's usual temperature for that time of year. */
function temperatureFactor(
  name: FactorName,
  outings: readonly Outing[],
  valueOf: (conditions: SegmentConditions) => number | null,
): Factor {
  const usualOf = usualByDay(
    outings.flatMap(({ day, segments }) =>
      segments.flatMap(({ conditions, hours }) => {
        const value = conditions && valueOf(conditions);
        return value === null ? [] : [{ day, value, hours }];
      }),
    ),
  );
  const differenceOf = ({ conditions }: Pick<Segment, "conditions">, day: string) => {
    const [value, usual] = [conditions && valueOf(conditions), usualOf.get(day) ?? null];
    return value === null || usual === null ? null : value - usual;
  };
  const limits = hourThirds(
    outings.flatMap(({ day, segments }) =>
      segments.flatMap((segment) => {
        const value = differenceOf(segment, day);
        return value === null ? [] : [{ value, hours: segment.hours }];
      }),
    ),
  );
  const binOf: Factor["binOf"] = (part, { day }) => {
    const difference = differenceOf(part, day);
    return difference === null || !limits ? null : byLimits(THIRDS, difference, limits);
  };
  return { name, bins: THIRDS, limits, binOf };
}

/** Returns the six names with the most hours. The asked name replaces the sixth if it is not among them. */
function namedFactor(
  name: FactorName,
  outings: readonly Outing[],
  { nameOf, asked = null }: { nameOf: Factor["binOf"]; asked?: string | null },
): Factor {
  const hoursOf = new Map<string, number>();
  for (const outing of outings) {
    for (const segment of outing.segments) {
      const named = nameOf(segment, outing);
      if (named !== null) hoursOf.set(named, (hoursOf.get(named) ?? 0) + segment.hours);
    }
  }
  const all = [...hoursOf].toSorted(([, one], [, other]) => other - one).map(([bin]) => bin);
  const most = all.slice(0, MOST_NAMES);
  const last = all.slice(MOST_NAMES).find((bin) => asked !== null && isSameLure(bin, asked));
  const bins = last === undefined ? most : [...most.slice(0, -1), last];
  return {
    name,
    bins,
    limits: null,
    binOf: (part, outing) => bins.find((bin) => bin === nameOf(part, outing)) ?? null,
  };
}

interface ValuedHours {
  /** yyyy-mm-dd */
  day: string;
  value: number;
  hours: number;
}

/** Standard deviation in days: half of two weeks. */
const USUAL_SD = 7;
/** If fewer hours surround a day, its usual value is unknown. */
const LEAST_USUAL_HOURS = 10;

/**
 * Returns the usual value for the time of year of each day, computed from all other days of all years. Days with too
 * little data are left out.
 */
export function usualByDay(parts: readonly ValuedHours[]): ReadonlyMap<string, number> {
  const days = new Map<string, { hours: number; sum: number; dayOfYear: number }>();
  for (const { day, value, hours } of parts) {
    const known = days.get(day) ?? { hours: 0, sum: 0, dayOfYear: dayOfYearOf(day) };
    days.set(day, { ...known, hours: known.hours + hours, sum: known.sum + hours * value });
  }
  const usual = new Map<string, number>();
  for (const [day, { dayOfYear }] of days) {
    const others = [...days].flatMap(([other, each]) => (other === day ? [] : each));
    const weightOf = (each: { dayOfYear: number }) => nearness(each.dayOfYear - dayOfYear);
    const hours = sum(others, (each) => weightOf(each) * each.hours);
    if (hours >= LEAST_USUAL_HOURS) usual.set(day, sum(others, (each) => weightOf(each) * each.sum) / hours);
  }
  return usual;
}

function nearness(days: number): number {
  const apart = Math.min(Math.abs(days), 365 - Math.abs(days));
  return Math.exp(-((apart / USUAL_SD) ** 2) / 2);
}

const MONTH_STARTS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

/** Returns 0 to 365; February 29 counts as March 1. @param day yyyy-mm-dd */
export function dayOfYearOf(day: string): number {
  return (MONTH_STARTS[Number(day.slice(5, 7)) - 1] ?? 0) + Number(day.slice(8, 10)) - 1;
}
