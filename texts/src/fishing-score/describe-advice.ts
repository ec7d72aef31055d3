import type { AdviceCode } from "@creel/domain/fishing-score/advice";
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
    message: "Low light now: shallow water and moving baits are worth a try.",
  },
  brightSun: /*i18n*/ {
    id: "advice.brightSun",
    message: "Bright sun and clear sky: go deeper, or fish shade and cover.",
  },
  cloudCover: /*i18n*/ {
    id: "advice.cloudCover",
    message: "Cloud cover keeps fish active longer: cover more water.",
  },
  pressureFallingSlowly: /*i18n*/ {
    id: "advice.pressureFallingSlowly",
    message: "Pressure is falling slowly ahead of a front: a good time to fish reaction baits.",
  },
  pressureSteady: /*i18n*/ {
    id: "advice.pressureSteady",
    message: "Steady pressure: expect a normal pattern.",
  },
  pressureRisingFast: /*i18n*/ {
    id: "advice.pressureRisingFast",
    message: "Pressure is rising fast after a front: slow down and downsize.",
  },
  lightChop: /*i18n*/ {
    id: "advice.lightChop",
    message: "A light chop hides you and your line: fish the windward bank.",
  },
  calm: /*i18n*/ { id: "advice.calm", message: "Very calm: use lighter line and longer casts." },
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
    message: "Water is {waterTemperature}, {degreesBelow} below the range: slow presentations.",
  },
  temperatureDrop: /*i18n*/ {
    id: "advice.temperatureDrop",
    message: "Sharp temperature drop since yesterday: expect slow fish.",
  },
  dressWarmly: /*i18n*/ { id: "advice.dressWarmly", message: "Dress for {feelsLike}." },
};

export function isAdviceCode(code: string): code is AdviceCode {
  return Object.hasOwn(ADVICE, code);
}

interface KnownAdvice {
  code: AdviceCode;
  values: Values;
}

export function describeAdvice({ code, values }: KnownAdvice, i18n: I18n, reader: Reader): string {
  return i18n._(ADVICE[code].id, formatValues(values, { ...reader, locale: i18n.locale }), ADVICE[code]);
}
