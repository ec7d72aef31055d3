import type { FishingHour, Reader } from "./fishing-hour.ts";
import { formatClockTime, formatDegreesApart, formatSpeed, formatTemperature, speedUnit } from "./format.ts";
import { isThunderstorm } from "./precipitation.ts";
import { degreesOutside, preferredWater } from "./water-temperatures.ts";

const MOST_RECOMMENDATIONS = 4;

type Advice = (hour: FishingHour, reader: Reader) => string | null;

const SAFETY: readonly Advice[] = [adviseOnLightning, adviseOnAlert, adviseOnStrongWind];

const TACTICS: readonly Advice[] = [
  adviseOnLight,
  adviseOnPressure,
  adviseOnLightWind,
  adviseOnSolunar,
  adviseOnWater,
  adviseOnTemperatureDrop,
];

/** While there is lightning, nothing says how to fish: that is for the time after. */
export function recommend(hour: FishingHour, reader: Reader): string[] {
  const tactics = isThunderstorm(hour.weatherCode) ? [] : TACTICS;
  return [...SAFETY, ...tactics, adviseOnCold]
    .flatMap((advise) => advise(hour, reader) ?? [])
    .slice(0, MOST_RECOMMENDATIONS);
}

function adviseOnLightning({ weatherCode }: FishingHour): string | null {
  if (!isThunderstorm(weatherCode)) return null;
  return "Lightning risk: stay off the water until the storm has passed.";
}

function adviseOnAlert({ severeAlert, at }: FishingHour, reader: Reader): string | null {
  if (!severeAlert) return null;
  const { event, until } = severeAlert;
  const end = until ? ` until ${formatClockTime(until, at, reader)}` : "";
  return `${event} in effect${end}: check the alert before you go.`;
}

function adviseOnStrongWind({ windSpeed, windGust }: FishingHour, { units }: Reader): string | null {
  if ((windSpeed ?? 0) < 18 && (windGust ?? 0) < 30) return null;
  const known = [
    windSpeed === null ? [] : `${formatSpeed(windSpeed, units)} ${speedUnit(units)}`,
    windGust === null ? [] : `gusts ${formatSpeed(windGust, units)}`,
  ].flat();
  return `Strong wind (${known.join(", ")}): fish sheltered water and wear a life jacket.`;
}

function adviseOnLight({ sunAltitude, cloudCover }: FishingHour): string | null {
  if (sunAltitude === null || sunAltitude < -6) return null;
  if (sunAltitude <= 6) return "Low light now: shallow water and moving baits are worth a try.";
  if (cloudCover === null) return null;
  if (sunAltitude > 30 && cloudCover < 25) {
    return "Bright sun and clear sky: go deeper, or fish shade and cover.";
  }
  return cloudCover >= 70 ? "Cloud cover keeps fish active longer: cover more water." : null;
}

function adviseOnPressure({ pressureChange }: FishingHour): string | null {
  if (pressureChange === null || pressureChange <= -2) return null;
  if (pressureChange <= -0.7) {
    return "Pressure is falling slowly ahead of a front: a good time to fish reaction baits.";
  }
  if (pressureChange < 0.7) return "Steady pressure: expect a normal pattern.";
  return pressureChange < 2 ? null : "Pressure is rising fast after a front: slow down and downsize.";
}

function adviseOnLightWind({ windSpeed }: FishingHour): string | null {
  if (windSpeed === null || windSpeed >= 12) return null;
  if (windSpeed >= 5) return "A light chop hides you and your line: fish the windward bank.";
  return windSpeed < 3 ? "Very calm: use lighter line and longer casts." : null;
}

function adviseOnSolunar({ solunar, at }: FishingHour, reader: Reader): string | null {
  if (!solunar) return null;
  const { current, nextMajor } = solunar;
  const clockTime = (instant: Date) => formatClockTime(instant, at, reader);
  if (current?.kind === "major") return `Major solunar period until ${clockTime(current.end)}.`;
  return nextMajor ? `Next major period ${clockTime(nextMajor.start)}.` : null;
}

function adviseOnWater({ waterTemperature, species }: FishingHour, { units }: Reader): string | null {
  const range = species === null ? null : preferredWater(species);
  if (waterTemperature === null || !range) return null;
  const away = degreesOutside(waterTemperature, range);
  const water = `Water is ${formatTemperature(waterTemperature, units)}`;
  if (away === 0) return `${water}, inside the range ${species} prefers.`;
  if (away > 0) return null;
  return `${water}, ${formatDegreesApart(-away, units)} below the range: slow presentations.`;
}

function adviseOnTemperatureDrop({ temperatureChange }: FishingHour): string | null {
  if (temperatureChange === null || temperatureChange > -10) return null;
  return "Sharp temperature drop since yesterday: expect slow fish.";
}

function adviseOnCold({ feelsLike }: FishingHour, { units }: Reader): string | null {
  if (feelsLike === null || feelsLike > 32) return null;
  return `Dress for ${formatTemperature(feelsLike, units)}.`;
}
