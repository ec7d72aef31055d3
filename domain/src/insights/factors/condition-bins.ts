import type { SegmentConditions } from "../outings.ts";

type Conditions = SegmentConditions;

/** The bins of each factor that the conditions of an hour decide, as codes. */
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
} as const;
export type ConditionFactor = keyof typeof CONDITION_BINS;

/**
 * Those that rates are compared by; all of them change within a day. No log is long enough to tell what the moon, solunar
 * periods and the wind's direction do, and each factor that is looked at costs the others power.
 */
export const COMPARED_CONDITIONS = [
  "light",
  "pressure",
  "wind",
  "clouds",
  "rain",
  "tide",
] as const satisfies readonly ConditionFactor[];

type BinOf<Name extends ConditionFactor> = (
  conditions: Conditions,
) => (typeof CONDITION_BINS)[Name][number] | null;

/** In degrees of the sun's altitude: civil twilight, and as high as it is low. */
const LOW_SUN = 6;
/** In minutes to either side of solar noon. */
const MIDDAY = 120;
/** inHg in three hours; 0.7 hPa at the two decimals that are stored. */
const TREND = 0.02;
/** WMO codes of drizzle, rain and showers, freezing or as snow, that are called light. */
const LIGHT_RAIN: ReadonlySet<number> = new Set([51, 53, 56, 61, 66, 71, 77, 80, 85]);
const FIRST_RAIN_CODE = 50;

/** `null` where it is not known. */
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

/** Quarters of a circle with their namesakes in the middle, the first at 0°. */
function quarterOf<Bin>(bins: readonly [Bin, Bin, Bin, Bin], degrees: number): Bin {
  return bins[Math.floor((((degrees % 360) + 405) % 360) / 90)] ?? bins[0];
}

/** @param limits at which the next bin begins */
export function byLimits<Bin>(bins: readonly [Bin, ...Bin[]], value: number, limits: readonly number[]): Bin {
  return bins[limits.filter((limit) => value >= limit).length] ?? bins[0];
}
