import { binOfIndex } from "../../waters/gauge-index.ts";
import { FLOW_BINS, LEVEL_TRENDS } from "../../waters/gauge.ts";
import type { SegmentConditions } from "../outings.ts";

type Conditions = SegmentConditions;

/** The bin codes of each factor that follows from the conditions of an hour. */
export const CONDITION_BINS = {
  light: ["night", "firstLight", "morning", "midday", "evening"],
  pressure: ["falling", "steady", "rising"],
  wind: ["calm", "light", "fresh", "strong"],
  windFrom: ["north", "east", "south", "west"],
  clouds: ["clear", "broken", "overcast"],
  moon: ["new", "firstQuarter", "full", "lastQuarter"],
  solunar: ["major", "minor", "none"],
  rain: ["dry", "light", "more"],
  tide: ["rising", "falling", "slack"],
  flow: FLOW_BINS,
  levelTrend: LEVEL_TRENDS,
} as const;
export type ConditionFactor = keyof typeof CONDITION_BINS;

/** The compared factors that change within a day. */
export const CONDITIONS_WITHIN_A_DAY = [
  "light",
  "pressure",
  "wind",
  "clouds",
  "rain",
  "tide",
] as const satisfies readonly ConditionFactor[];

/**
 * The factors that rates are compared by. No log is long enough to show an effect of the moon, solunar periods or wind
 * direction, and each extra factor costs the others statistical power.
 */
export const COMPARED_CONDITIONS = [
  ...CONDITIONS_WITHIN_A_DAY,
  "flow",
  "levelTrend",
] as const satisfies readonly ConditionFactor[];

type BinOf<Name extends ConditionFactor> = (
  conditions: Conditions,
) => (typeof CONDITION_BINS)[Name][number] | null;

/** Sun altitude in degrees: -6° is the limit of civil twilight, and +6° mirrors it. */
const LOW_SUN = 6;
/** Minutes on either side of solar noon. */
const MIDDAY = 120;
/** inHg over three hours: 0.7 hPa at the two stored decimals. */
const TREND = 0.02;
/** WMO codes for light drizzle, rain, snow and showers, including freezing ones. */
const LIGHT_RAIN: ReadonlySet<number> = new Set([51, 53, 56, 61, 66, 71, 77, 80, 85]);
const FIRST_RAIN_CODE = 50;

/** The functions return `null` if the bin is unknown. */
export const CONDITION_BIN_OF: { [Name in ConditionFactor]: BinOf<Name> } = {
  light: lightOf,
  pressure: ({ pressure_change: change }) =>
    change === null ? null : byLimits(CONDITION_BINS.pressure, change, [-TREND + 1e-9, TREND]),
  wind: ({ wind_speed: speed }) =>
    speed === null ? null : byLimits(CONDITION_BINS.wind, speed, [5, 10, 15]),
  windFrom: ({ wind_degrees: degrees }) =>
    degrees === null ? null : quarterOf(CONDITION_BINS.windFrom, degrees),
  clouds: ({ cloud_cover: cover }) =>
    cover === null ? null : byLimits(CONDITION_BINS.clouds, cover, [25, 70]),
  moon: ({ moon_elongation: elongation }) => (elongation === null ? null : moonQuarter(elongation)),
  solunar: ({ solunar }) => solunar,
  rain: rainOf,
  tide: ({ tide }) => tide,
  flow: ({ flow_index: index }) => (index === null ? null : binOfIndex(index)),
  levelTrend: ({ level_trend: trend }) => trend,
};

function lightOf({
  sun_altitude: altitude,
  is_sun_rising: isRising,
  minutes_from_solar_noon: fromNoon,
}: Conditions): ReturnType<BinOf<"light">> {
  if (altitude === null || isRising === null || fromNoon === null) return null;
  if (altitude < -LOW_SUN) return "night";
  if (isRising && altitude <= LOW_SUN) return "firstLight";
  if (Math.abs(fromNoon) <= MIDDAY) return "midday";
  return fromNoon < 0 ? "morning" : "evening";
}

function rainOf({ weather_code: code }: Conditions): ReturnType<BinOf<"rain">> {
  if (code === null) return null;
  if (code < FIRST_RAIN_CODE) return "dry";
  return LIGHT_RAIN.has(code) ? "light" : "more";
}

/** @param elongation in degrees, 0 at new moon */
export function moonQuarter(elongation: number): (typeof CONDITION_BINS.moon)[number] {
  return quarterOf(CONDITION_BINS.moon, elongation);
}

/** Returns the quarter of the circle; each quarter is centered on its direction, the first on 0°. */
function quarterOf<Bin>(bins: readonly [Bin, Bin, Bin, Bin], degrees: number): Bin {
  return bins[Math.floor((((degrees % 360) + 405) % 360) / 90)] ?? bins[0];
}

/** @param limits the values at which the next bin begins */
export function byLimits<Bin>(bins: readonly [Bin, ...Bin[]], value: number, limits: readonly number[]): Bin {
  return bins[limits.filter((limit) => value >= limit).length] ?? bins[0];
}
