import type { PlainFactorCode } from "./factor-codes.ts";

export interface Verdict {
  points: number;
  code: PlainFactorCode;
}

interface Band extends Verdict {
  holds: (value: number) => boolean;
}

export type Bands = readonly [Band, ...Band[]];

export function judgeBy(bands: Bands, value: number): Verdict {
  const { points, code } = bands.find(({ holds }) => holds(value)) ?? bands.at(-1) ?? bands[0];
  return { points, code };
}

const always = () => true;

export const LIGHT: Bands = [
  { holds: (degrees) => degrees < -6, points: 0, code: "night" },
  { holds: (degrees) => degrees <= 6, points: 15, code: "lowLight" },
  { holds: (degrees) => degrees <= 15, points: 8, code: "lowSun" },
  { holds: (degrees) => degrees <= 40, points: -2, code: "sunWellUp" },
  { holds: always, points: -5, code: "highSun" },
];

export const PRESSURE_CHANGE: Bands = [
  { holds: (hPa) => hPa <= -2, points: 2, code: "pressureFallingFast" },
  { holds: (hPa) => hPa <= -0.7, points: 9, code: "pressureFallingSlowly" },
  { holds: (hPa) => hPa < 0.7, points: 3, code: "pressureSteady" },
  { holds: (hPa) => hPa < 2, points: 0, code: "pressureRisingSlowly" },
  { holds: always, points: -7, code: "pressureRisingFast" },
];

export const PRESSURE: Bands = [
  { holds: (inHg) => inHg >= 29.7 && inHg <= 30.4, points: 3, code: "pressureNearNormal" },
  { holds: (inHg) => inHg > 30.5, points: -4, code: "pressureVeryHigh" },
  { holds: (inHg) => inHg < 29.5, points: -3, code: "pressureVeryLow" },
  { holds: always, points: 0, code: "pressureOffNormal" },
];

export const WIND: Bands = [
  { holds: (mph) => mph < 3, points: -2, code: "hardlyAnyWind" },
  { holds: (mph) => mph < 5, points: 2, code: "lightBreeze" },
  { holds: (mph) => mph < 12, points: 8, code: "lightChop" },
  { holds: (mph) => mph < 18, points: 3, code: "freshWind" },
  { holds: (mph) => mph < 25, points: -8, code: "strongWind" },
  { holds: always, points: -20, code: "tooMuchWind" },
];

export const TEMPERATURE_CHANGE: Bands = [
  { holds: (fahrenheit) => fahrenheit <= -18, points: -8, code: "farColder" },
  { holds: (fahrenheit) => fahrenheit <= -10, points: -4, code: "muchColder" },
  { holds: always, points: 0, code: "asWarm" },
];

export const WATER_TEMPERATURE: Bands = [
  { holds: (fahrenheit) => fahrenheit === 0, points: 10, code: "waterInsideRange" },
  { holds: (fahrenheit) => fahrenheit <= 5, points: 4, code: "waterCloseToRange" },
  { holds: (fahrenheit) => fahrenheit <= 15, points: -4, code: "waterOutsideRange" },
  { holds: always, points: -12, code: "waterFarOutsideRange" },
];
