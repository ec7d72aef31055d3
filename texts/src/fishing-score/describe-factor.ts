import type { FactorCode } from "@creel/domain/fishing-score/factor-codes";
import type { I18n, MessageDescriptor } from "@lingui/core";

const FACTORS: Record<FactorCode, MessageDescriptor> = {
  night: /*i18n*/ { id: "factor.night", message: "Night." },
  lowLight: /*i18n*/ { id: "factor.lowLight", message: "Low light around sunrise or sunset." },
  lowSun: /*i18n*/ { id: "factor.lowSun", message: "The sun is still low." },
  sunWellUp: /*i18n*/ { id: "factor.sunWellUp", message: "The sun is well up." },
  highSun: /*i18n*/ { id: "factor.highSun", message: "The sun is high." },
  pressureFallingFast: /*i18n*/ { id: "factor.pressureFallingFast", message: "Pressure falling fast." },
  pressureFallingSlowly: /*i18n*/ { id: "factor.pressureFallingSlowly", message: "Pressure falling slowly." },
  pressureSteady: /*i18n*/ { id: "factor.pressureSteady", message: "Pressure steady." },
  pressureRisingSlowly: /*i18n*/ { id: "factor.pressureRisingSlowly", message: "Pressure rising slowly." },
  pressureRisingFast: /*i18n*/ { id: "factor.pressureRisingFast", message: "Pressure rising fast." },
  pressureNearNormal: /*i18n*/ { id: "factor.pressureNearNormal", message: "Pressure near normal." },
  pressureVeryHigh: /*i18n*/ { id: "factor.pressureVeryHigh", message: "Pressure very high." },
  pressureVeryLow: /*i18n*/ { id: "factor.pressureVeryLow", message: "Pressure very low." },
  pressureOffNormal: /*i18n*/ { id: "factor.pressureOffNormal", message: "Pressure a little off normal." },
  hardlyAnyWind: /*i18n*/ { id: "factor.hardlyAnyWind", message: "Hardly any wind." },
  lightBreeze: /*i18n*/ { id: "factor.lightBreeze", message: "A light breeze." },
  lightChop: /*i18n*/ { id: "factor.lightChop", message: "Enough wind for a light chop." },
  freshWind: /*i18n*/ { id: "factor.freshWind", message: "A fresh wind." },
  strongWind: /*i18n*/ { id: "factor.strongWind", message: "Strong wind." },
  tooMuchWind: /*i18n*/ { id: "factor.tooMuchWind", message: "Wind too strong for small boats." },
  farColder: /*i18n*/ { id: "factor.farColder", message: "Far colder than yesterday." },
  muchColder: /*i18n*/ { id: "factor.muchColder", message: "Much colder than yesterday." },
  asWarm: /*i18n*/ { id: "factor.asWarm", message: "As warm as yesterday, or warmer." },
  waterInsideRange: /*i18n*/ {
    id: "factor.waterInsideRange",
    message: "The water is inside the range this fish prefers.",
  },
  waterCloseToRange: /*i18n*/ {
    id: "factor.waterCloseToRange",
    message: "The water is close to the range this fish prefers.",
  },
  waterOutsideRange: /*i18n*/ {
    id: "factor.waterOutsideRange",
    message: "The water is outside the range this fish prefers.",
  },
  waterFarOutsideRange: /*i18n*/ {
    id: "factor.waterFarOutsideRange",
    message: "The water is far outside the range this fish prefers.",
  },
  mostlyCloudy: /*i18n*/ { id: "factor.mostlyCloudy", message: "Mostly cloudy." },
  halfCloudy: /*i18n*/ { id: "factor.halfCloudy", message: "Partly cloudy." },
  someClouds: /*i18n*/ { id: "factor.someClouds", message: "Some clouds." },
  clearSky: /*i18n*/ { id: "factor.clearSky", message: "The sky is clear." },
  hardGusts: /*i18n*/ { id: "factor.hardGusts", message: "Hard gusts." },
  noSolunarPeriod: /*i18n*/ { id: "factor.noSolunarPeriod", message: "No solunar period." },
  majorPeriod: /*i18n*/ { id: "factor.majorPeriod", message: "A major solunar period." },
  minorPeriod: /*i18n*/ { id: "factor.minorPeriod", message: "A minor solunar period." },
  moonNearNewOrFull: /*i18n*/ { id: "factor.moonNearNewOrFull", message: "The moon is near new or full." },
  moonNearQuarter: /*i18n*/ { id: "factor.moonNearQuarter", message: "The moon is near a quarter." },
  moonInBetween: /*i18n*/ {
    id: "factor.moonInBetween",
    message: "The moon is between a quarter and new or full.",
  },
  lightRain: /*i18n*/ { id: "factor.lightRain", message: "Light rain." },
  steadyRain: /*i18n*/ { id: "factor.steadyRain", message: "Steady rain." },
  heavyRain: /*i18n*/ { id: "factor.heavyRain", message: "Heavy rain." },
  freezingRain: /*i18n*/ { id: "factor.freezingRain", message: "Freezing rain." },
  snow: /*i18n*/ { id: "factor.snow", message: "Snow." },
  stormRain: /*i18n*/ { id: "factor.stormRain", message: "Rain with a thunderstorm." },
  noRain: /*i18n*/ { id: "factor.noRain", message: "No rain." },
  thunderstorm: /*i18n*/ {
    id: "factor.thunderstorm",
    message: "Thunderstorm: stay off the water.",
  },
  severeAlert: /*i18n*/ { id: "factor.severeAlert", message: "{event} in effect." },
};

export function isFactorCode(code: string): code is FactorCode {
  return Object.hasOwn(FACTORS, code);
}

interface KnownFactor {
  code: FactorCode;
  values: Record<string, string | number>;
}

export function describeFactor({ code, values }: KnownFactor, i18n: I18n): string {
  return i18n._(FACTORS[code].id, values, FACTORS[code]);
}
