import { HOUR_MS } from "../../dates/units-of-time.ts";
import { moonElongation } from "../../moon/moon-elongation.ts";
import type { ComparedHour } from "../compared-hours.ts";
import { CONDITION_BINS, moonQuarter, byLimits, CONDITION_BIN_OF } from "../factors/condition-bins.ts";
import type { FactorName } from "../factors/factors.ts";
import { hourThirds } from "../factors/thirds.ts";
import type { Outings, Outing, OutingWithoutHours, SegmentConditions } from "../outings.ts";
import { type MatchedSet, mantelHaenszelOddsRatio, type OddsRatio } from "../statistics/rate-ratio.ts";
import { sum } from "../statistics/sums.ts";
import { timeStratifiedReferents } from "./time-stratified-referents.ts";

/** On fewer days, each quarter of the moon has at most five. */
const LEAST_DAYS = 20;
/** The minimum of both observed and expected days in a bin. */
const LEAST_DAYS_OF_BIN = 5;

export interface CatchDayBin {
  bin: string;
  /** Days with a fish that fall in this bin. */
  days: number;
  /** The number of days with a fish that would fall in this bin if they were like the days they are compared with. */
  expected: number;
  /** The odds ratio of this bin on days with a fish; `null` if there are too few days or it cannot be computed. */
  ratio: OddsRatio | null;
}

export interface ComparedFactor {
  name: FactorName;
  /** Where the middle and the high third begin, in °F; `null` for other factors. */
  limits: readonly [number, number] | null;
  /** Days with a fish for which this factor is known. */
  days: number;
  bins: CatchDayBin[];
}

export interface ComparedCatchDays {
  days: number;
  isEnough: boolean;
  /** The factors that are known on enough days. */
  factors: ComparedFactor[];
}

interface Compared {
  /** `null` for all species. */
  species: string | null;
  /** The hours with known weather. */
  hours: readonly ComparedHour[];
}

/**
 * Compares days with a fish to the same hour on the other days of their month that fall on the same weekday. The result
 * reflects when the angler goes out as much as when fish bite, so it makes no claims.
 */
export function compareCatchDays(log: Outings, { species, hours }: Compared): ComparedCatchDays {
  const days = catchDaysOf(log, species);
  const hoursByTime = new Map(hours.map((hour) => [Date.parse(hour.at), hour]));
  const known = days.flatMap((day) => {
    const nearest = day.hours.find((hour) => hoursByTime.has(hour));
    return nearest === undefined ? [] : (hoursByTime.get(nearest) ?? []);
  });
  const factors = [compareMoon(days), ...comparedFactors(known).map(compare)];
  return {
    days: days.length,
    isEnough: days.length >= LEAST_DAYS,
    factors: factors.filter((factor) => factor.days >= LEAST_DAYS),
  };
}

/** Compares the moon, which is computed and needs no place. */
function compareMoon(days: readonly CatchDay[]): ComparedFactor {
  const sets = days.map(({ day, at }) => {
    const others = timeStratifiedReferents(day);
    return [at, ...others.map((other) => at + Date.parse(other) - Date.parse(day))].map(quarterAt);
  });
  return compare({ name: "moon", limits: null, bins: CONDITION_BINS.moon, sets });
}

function quarterAt(instant: number): string {
  return moonQuarter(moonElongation(instant));
}

/** @param sets one per day with a fish: its own bin first, then the bins of the days it is compared with */
function compare({ name, limits, bins, sets }: ReturnType<typeof comparedFactors>[number]): ComparedFactor {
  const compared = bins.map((bin): CatchDayBin => {
    const matched = sets.map(([own, ...others]): MatchedSet => ({
      isExposed: own === bin,
      exposedReferents: others.filter((other) => other === bin).length,
      referents: others.length,
    }));
    const days = matched.filter(({ isExposed }) => isExposed).length;
    const expected = sum(matched, ({ exposedReferents, referents }) => exposedReferents / referents);
    const isEnough = Math.min(days, expected) >= LEAST_DAYS_OF_BIN;
    return { bin, days, expected, ratio: isEnough ? mantelHaenszelOddsRatio(matched) : null };
  });
  return { name, limits, days: sets.length, bins: compared };
}

/** A day with a fish. It counts once, regardless of the number of fish. */
interface CatchDay {
  /** yyyy-mm-dd on the angler's clock. */
  day: string;
  /** The time of the first fish, in milliseconds since 1970. */
  at: number;
  /** The candidates for the nearest whole hour: one, or two if only the hour of the fish is known. */
  hours: number[];
}

/**
 * Reads the days with a fish from trips with and without hours. Each day is represented by its first fish with a known
 * time. @param species `null` for all
 */
function catchDaysOf(log: Outings, species: string | null): CatchDay[] {
  const all = [
    ...log.outings.flatMap((outing) => dayWithHours(outing, species) ?? []),
    ...log.without_hours.flatMap((outing) => dayWithoutHours(outing, species) ?? []),
  ];
  const days = new Map<string, CatchDay>();
  for (const each of all) {
    if (each.at < (days.get(each.day)?.at ?? Infinity)) days.set(each.day, each);
  }
  return [...days.values()].toSorted((one, other) => one.at - other.at);
}

/**
 * A segment stores only its number of fish, so the time is known only to within the segment, which is at most an hour
 * long.
 */
function dayWithHours({ day, segments }: Outing, species: string | null): CatchDay | null {
  const first = segments.find(({ fish }) =>
    species === null ? Object.keys(fish).length > 0 : (fish[species] ?? 0) > 0,
  );
  if (!first) return null;
  const start = Date.parse(first.start);
  const end = start + first.hours * HOUR_MS;
  return { day, at: (start + end) / 2, hours: [...new Set([nearestHour(start), nearestHour(end)])] };
}

function dayWithoutHours({ day, fish }: OutingWithoutHours, species: string | null): CatchDay | null {
  const first = fish.find((each) => species === null || each.species === species);
  if (!first) return null;
  const at = Date.parse(first.at);
  return { day, at, hours: [nearestHour(at)] };
}

function nearestHour(at: number): number {
  return Math.round(at / HOUR_MS) * HOUR_MS;
}

interface FactorOfHours {
  name: FactorName;
  /** Where the middle and the high third begin, in °F; `null` for other factors. */
  limits: readonly [number, number] | null;
  bins: readonly string[];
  /**
   * One set per hour whose bin is known: its own bin first, then the bins of the hours it is compared with, at least
   * one.
   */
  sets: string[][];
}

const BINNED = ["pressure", "wind", "windFrom", "clouds", "rain", "solunar"] as const;
const THIRDS = ["low", "middle", "high"] as const;

/** Returns the factors that can differ between an hour with a fish and the same hour of other days. */
function comparedFactors(hours: readonly ComparedHour[]): FactorOfHours[] {
  const conditions = hours.map(conditionsOf);
  const binned = BINNED.map((name) => ({
    name,
    limits: null,
    bins: CONDITION_BINS[name],
    sets: knownSets(conditions.map((set) => set.map(CONDITION_BIN_OF[name]))),
  }));
  return [...binned, airTemperature(hours)];
}

/** Bins the air temperature by thirds of all these hours. */
function airTemperature(hours: readonly ComparedHour[]): FactorOfHours {
  const values = hours.map((hour) => hour.air_temperature);
  const limits = hourThirds(values.flat().flatMap((value) => (value === null ? [] : { value, hours: 1 })));
  const binOf = (value: number | null) =>
    value === null || !limits ? null : byLimits(THIRDS, value, limits);
  const sets = knownSets(values.map((set) => set.map(binOf)));
  return { name: "airTemperature", limits, bins: THIRDS, sets };
}

function knownSets(sets: readonly (readonly (string | null)[])[]): string[][] {
  return sets
    .filter(([own]) => own !== null && own !== undefined)
    .map((set) => set.filter((bin) => bin !== null))
    .filter(({ length }) => length > 1);
}

function conditionsOf(hour: ComparedHour): SegmentConditions[] {
  return hour.solunar.map((solunar, index) => ({
    ...NOTHING_KNOWN,
    pressure_change: hour.pressure_change[index] ?? null,
    wind_speed: hour.wind_speed[index] ?? null,
    wind_degrees: hour.wind_degrees[index] ?? null,
    cloud_cover: hour.cloud_cover[index] ?? null,
    weather_code: hour.weather_code[index] ?? null,
    solunar,
  }));
}

const NOTHING_KNOWN: SegmentConditions = {
  weather_code: null,
  air_temperature: null,
  wind_speed: null,
  wind_degrees: null,
  pressure_change: null,
  cloud_cover: null,
  water_temperature: null,
  sun_altitude: null,
  is_sun_rising: null,
  moon_elongation: null,
  minutes_from_solar_noon: null,
  solunar: null,
  tide: null,
  flow_index: null,
  level_trend: null,
};
