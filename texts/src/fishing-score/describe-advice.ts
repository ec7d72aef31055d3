import type { AdviceCode } from "@creel/domain/fishing-score/advice";
import type { InputKey } from "@creel/domain/fishing-score/score-factors";
import type { I18n, MessageDescriptor } from "@lingui/core";

import { formatValues, type Reader, type Values } from "./format-values.ts";

const ADVICE: Record<AdviceCode, MessageDescriptor> = {
  lightning: /*i18n*/ {
    id: "advice.lightning",
    message: "Lightning risk: stay off the water until the storm has passed.",
  },
  severeAlert: /*i18n*/ {
    id: "advice.severeAlert",
    message: "{event} in effect: check the alert before you go.",
  },
  severeAlertUntil: /*i18n*/ {
    id: "advice.severeAlertUntil",
    message: "{event} in effect until {until}: check the alert before you go.",
  },
  strongWind: /*i18n*/ {
    id: "advice.strongWind",
    message: "Strong wind ({windSpeed}): fish sheltered water and wear a life jacket.",
  },
  strongGusts: /*i18n*/ {
    id: "advice.strongGusts",
    message: "Strong wind (gusts {windGust}): fish sheltered water and wear a life jacket.",
  },
  strongWindAndGusts: /*i18n*/ {
    id: "advice.strongWindAndGusts",
    message: "Strong wind ({windSpeed}, gusts {windGust}): fish sheltered water and wear a life jacket.",
  },
  lowLight: /*i18n*/ {
    id: "advice.lowLight",
    message: "{points} for low light. Many anglers fish shallow water with moving baits now.",
  },
  brightSun: /*i18n*/ {
    id: "advice.brightSun",
    message: "{points} for bright sun and a clear sky. Many anglers go deeper, or fish shade and cover.",
  },
  cloudCover: /*i18n*/ {
    id: "advice.cloudCover",
    message: "{points} for clouds. Many anglers find fish stay active longer under cloud.",
  },
  pressureFallingSlowly: /*i18n*/ {
    id: "advice.pressureFallingSlowly",
    message: "{points} for slowly falling pressure. Many anglers reach for reaction baits.",
  },
  pressureSteady: /*i18n*/ {
    id: "advice.pressureSteady",
    message: "{points} for steady pressure. Many anglers expect an ordinary day.",
  },
  pressureRisingFast: /*i18n*/ {
    id: "advice.pressureRisingFast",
    message: "{points} for fast-rising pressure. Many anglers slow down and downsize.",
  },
  lightChop: /*i18n*/ {
    id: "advice.lightChop",
    message:
      "{points} for a light chop. Many anglers fish the windward bank, where it hides them and their line.",
  },
  calm: /*i18n*/ {
    id: "advice.calm",
    message: "{points} for hardly any wind. Many anglers use lighter line and longer casts.",
  },
  majorPeriodUntil: /*i18n*/ {
    id: "advice.majorPeriodUntil",
    message: "Major solunar period until {until}.",
  },
  nextMajorPeriod: /*i18n*/ { id: "advice.nextMajorPeriod", message: "Next major period {start}." },
  waterInsideRange: /*i18n*/ {
    id: "advice.waterInsideRange",
    message: "Water is {waterTemperature}, inside the range {species} prefers.",
  },
  waterBelowRange: /*i18n*/ {
    id: "advice.waterBelowRange",
    message: "{points} for {waterTemperature} water, {degreesBelow} below the range. Many anglers slow down.",
  },
  temperatureDrop: /*i18n*/ {
    id: "advice.temperatureDrop",
    message: "{points} for a sharp drop in temperature since yesterday. Many anglers expect a slow bite.",
  },
  dressWarmly: /*i18n*/ { id: "advice.dressWarmly", message: "Dress for {feelsLike}." },
};

/** The factors of the score that an advice is about. */
const FACTORS_OF: Partial<Record<AdviceCode, readonly InputKey[]>> = {
  lowLight: ["light"],
  brightSun: ["light", "cloudCover"],
  cloudCover: ["cloudCover"],
  pressureFallingSlowly: ["pressureChange"],
  pressureSteady: ["pressureChange"],
  pressureRisingFast: ["pressureChange"],
  lightChop: ["wind"],
  calm: ["wind"],
  waterBelowRange: ["waterTemperature"],
  temperatureDrop: ["temperatureChange"],
};

export function isAdviceCode(code: string): code is AdviceCode {
  return Object.hasOwn(ADVICE, code);
}

interface KnownAdvice {
  code: AdviceCode;
  values: Values;
  /** All factors of the score for that hour. */
  factors: readonly { key: string; points: number }[];
}

/**
 * Describes an advice, with the score's points for it. The advice is the opinion of many anglers, which nobody has
 * proven right.
 */
export function describeAdvice({ code, values, factors }: KnownAdvice, i18n: I18n, reader: Reader): string {
  const { locale } = i18n;
  const keys: readonly string[] = FACTORS_OF[code] ?? [];
  const points = factors.filter(({ key }) => keys.includes(key)).reduce((sum, each) => sum + each.points, 0);
  const known = { ...formatValues(values, { ...reader, i18n }), points: formatPoints(points, locale) };
  return i18n._(ADVICE[code].id, known, ADVICE[code]);
}

/** Formats points, such as "+8", "−7" and "0". */
function formatPoints(points: number, locale: string): string {
  return new Intl.NumberFormat(locale, { signDisplay: "exceptZero" }).format(points).replace("-", "−");
}
