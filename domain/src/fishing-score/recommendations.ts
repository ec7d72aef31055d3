import type { Advice, PlainAdviceCode } from "./advice.ts";
import type { FishingHour } from "./fishing-hour.ts";
import { isThunderstorm } from "./precipitation.ts";
import { degreesOutside, preferredWater } from "./water-temperatures.ts";

const MOST_RECOMMENDATIONS = 4;

type Advise = (hour: FishingHour) => Advice | null;

const SAFETY: readonly Advise[] = [adviseOnLightning, adviseOnAlert, adviseOnStrongWind];

const TACTICS: readonly Advise[] = [
  adviseOnLight,
  adviseOnPressure,
  adviseOnLightWind,
  adviseOnSolunar,
  adviseOnWater,
  adviseOnTemperatureDrop,
];

/** Leaves out fishing tactics while there is lightning; they apply afterwards. */
export function recommend(hour: FishingHour): Advice[] {
  const tactics = isThunderstorm(hour.weatherCode) ? [] : TACTICS;
  return [...SAFETY, ...tactics, adviseOnCold]
    .flatMap((advise) => advise(hour) ?? [])
    .slice(0, MOST_RECOMMENDATIONS);
}

function plain(code: PlainAdviceCode): Advice {
  return { code, values: {} };
}

function adviseOnLightning({ weatherCode }: FishingHour): Advice | null {
  return isThunderstorm(weatherCode) ? plain("lightning") : null;
}

function adviseOnAlert({ severeAlert }: FishingHour): Advice | null {
  if (!severeAlert) return null;
  const { event, until } = severeAlert;
  if (!until) return { code: "severeAlert", values: { event } };
  return { code: "severeAlertUntil", values: { event, until: until.toISOString() } };
}

function adviseOnStrongWind({ windSpeed, windGust }: FishingHour): Advice | null {
  if ((windSpeed ?? 0) < 18 && (windGust ?? 0) < 30) return null;
  if (windSpeed === null) return windGust === null ? null : { code: "strongGusts", values: { windGust } };
  if (windGust === null) return { code: "strongWind", values: { windSpeed } };
  return { code: "strongWindAndGusts", values: { windSpeed, windGust } };
}

function adviseOnLight({ sunAltitude, cloudCover }: FishingHour): Advice | null {
  if (sunAltitude === null || sunAltitude < -6) return null;
  if (sunAltitude <= 6) return plain("lowLight");
  if (cloudCover === null) return null;
  if (sunAltitude > 30 && cloudCover < 25) return plain("brightSun");
  return cloudCover >= 70 ? plain("cloudCover") : null;
}

function adviseOnPressure({ pressureChange }: FishingHour): Advice | null {
  if (pressureChange === null || pressureChange <= -2) return null;
  if (pressureChange <= -0.7) return plain("pressureFallingSlowly");
  if (pressureChange < 0.7) return plain("pressureSteady");
  return pressureChange < 2 ? null : plain("pressureRisingFast");
}

function adviseOnLightWind({ windSpeed }: FishingHour): Advice | null {
  if (windSpeed === null || windSpeed >= 12) return null;
  if (windSpeed >= 5) return plain("lightChop");
  return windSpeed < 3 ? plain("calm") : null;
}

function adviseOnSolunar({ solunar }: FishingHour): Advice | null {
  if (!solunar) return null;
  const { current, nextMajor } = solunar;
  if (current?.kind === "major") {
    return { code: "majorPeriodUntil", values: { until: current.end.toISOString() } };
  }
  return nextMajor && { code: "nextMajorPeriod", values: { start: nextMajor.start.toISOString() } };
}

function adviseOnWater({ waterTemperature, species }: FishingHour): Advice | null {
  const range = species === null ? null : preferredWater(species);
  if (waterTemperature === null || species === null || !range) return null;
  const away = degreesOutside(waterTemperature, range);
  if (away === 0) return { code: "waterInsideRange", values: { waterTemperature, species } };
  return away > 0 ? null : { code: "waterBelowRange", values: { waterTemperature, degreesBelow: -away } };
}

function adviseOnTemperatureDrop({ temperatureChange }: FishingHour): Advice | null {
  return temperatureChange === null || temperatureChange > -10 ? null : plain("temperatureDrop");
}

function adviseOnCold({ feelsLike }: FishingHour): Advice | null {
  return feelsLike === null || feelsLike > 32 ? null : { code: "dressWarmly", values: { feelsLike } };
}
