import { hectopascalsToInchesOfMercury } from "../units/from-metric.ts";
import {
  judgeBy,
  LIGHT,
  PRESSURE,
  PRESSURE_CHANGE,
  TEMPERATURE_CHANGE,
  type Verdict,
  WATER_TEMPERATURE,
  WIND,
} from "./bands.ts";
import type { FishingHour } from "./fishing-hour.ts";
import { judgePrecipitation } from "./precipitation.ts";
import { degreesOutside, preferredWater } from "./water-temperatures.ts";

export const INPUT_KEYS = [
  "light",
  "cloudCover",
  "pressureChange",
  "pressure",
  "wind",
  "gust",
  "solunar",
  "moonPhase",
  "waterTemperature",
  "temperatureChange",
  "precipitation",
] as const;
export type InputKey = (typeof INPUT_KEYS)[number];

/** `"missing"` if the input is unknown; `null` if it does not count in this hour. */
type Judgment = Verdict | "missing" | null;

const LOW_SUN_DEGREES = 6;

const JUDGES: Record<InputKey, (hour: FishingHour) => Judgment> = {
  light: ({ sunAltitude }) => judge(sunAltitude, (altitude) => judgeBy(LIGHT, altitude)),
  cloudCover: judgeClouds,
  pressureChange: (hour) => judge(hour.pressureChange, (change) => judgeBy(PRESSURE_CHANGE, change)),
  pressure: ({ pressure }) =>
    judge(pressure, (level) => judgeBy(PRESSURE, hectopascalsToInchesOfMercury(level))),
  wind: ({ windSpeed }) => judge(windSpeed, (speed) => judgeBy(WIND, speed)),
  gust: ({ windGust }) => judge(windGust, judgeGust),
  solunar: judgeSolunar,
  moonPhase: ({ moonElongation }) => judge(moonElongation, judgeMoonPhase),
  waterTemperature: judgeWater,
  temperatureChange: (hour) => judge(hour.temperatureChange, (change) => judgeBy(TEMPERATURE_CHANGE, change)),
  precipitation: ({ weatherCode }) => judge(weatherCode, (code) => judgePrecipitation(code) ?? "missing"),
};

export function judgeInput(key: InputKey, hour: FishingHour): Judgment {
  return JUDGES[key](hour);
}

function judge(value: number | null, verdictOn: (value: number) => Judgment): Judgment {
  return value === null || Number.isNaN(value) ? "missing" : verdictOn(value);
}

function judgeClouds({ cloudCover, sunAltitude }: FishingHour): Judgment {
  if (cloudCover === null) return "missing";
  // Clouds count only by day. If the sun's altitude is unknown, `light` is reported as missing instead.
  if (sunAltitude === null || sunAltitude <= LOW_SUN_DEGREES) return null;
  if (cloudCover >= 70) return { points: 8, code: "mostlyCloudy" };
  if (cloudCover >= 40) return { points: 5, code: "halfCloudy" };
  if (cloudCover >= 25) return { points: 2, code: "someClouds" };
  return { points: sunAltitude > 30 ? -4 : 0, code: "clearSky" };
}

function judgeGust(gust: number): Verdict | null {
  return gust >= 30 ? { points: -5, code: "hardGusts" } : null;
}

function judgeSolunar({ solunar }: FishingHour): Judgment {
  if (!solunar) return "missing";
  if (!solunar.current) return { points: 0, code: "noSolunarPeriod" };
  return solunar.current.kind === "major"
    ? { points: 6, code: "majorPeriod" }
    : { points: 3, code: "minorPeriod" };
}

function judgeMoonPhase(elongation: number): Verdict {
  const points = Math.round(3 * Math.cos((2 * elongation * Math.PI) / 180)) + 0;
  if (points > 0) return { points, code: "moonNearNewOrFull" };
  return points < 0 ? { points, code: "moonNearQuarter" } : { points, code: "moonInBetween" };
}

function judgeWater({ waterTemperature, species }: FishingHour): Judgment {
  const range = species === null ? null : preferredWater(species);
  if (waterTemperature === null || !range) return "missing";
  return judgeBy(WATER_TEMPERATURE, Math.abs(degreesOutside(waterTemperature, range)));
}
