import type { ComparedHour } from "../compared-hours.ts";
import { byLimits, CONDITION_BIN_OF, CONDITION_BINS } from "../factors/condition-bins.ts";
import type { FactorName } from "../factors/factors.ts";
import { hourThirds } from "../factors/thirds.ts";
import type { SegmentConditions } from "../outings.ts";

interface FactorOfHours {
  name: FactorName;
  /** °F at which the middle and the high third begin; `null` for other factors. */
  limits: readonly [number, number] | null;
  bins: readonly string[];
  /** Of each hour whose bin is known its own first, then those of the hours it is compared with; at least one. */
  sets: string[][];
}

const BINNED = ["pressure", "wind", "windFrom", "clouds", "rain", "solunar"] as const;
const THIRDS = ["low", "middle", "high"] as const;

/** What differs between an hour with a fish and the same hour of other days. */
export function comparedFactors(hours: readonly ComparedHour[]): FactorOfHours[] {
  const conditions = hours.map(conditionsOf);
  const binned = BINNED.map((name) => ({
    name,
    limits: null,
    bins: CONDITION_BINS[name],
    sets: knownSets(conditions.map((set) => set.map(CONDITION_BIN_OF[name]))),
  }));
  return [...binned, airTemperature(hours)];
}

/** Thirds of all of these hours. */
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
};
