import { pressureTrend } from "@creel/domain/conditions/pressure";
import { windCardinal } from "@creel/domain/conditions/wind";
import { conditionsOfCode, isWeatherCode } from "@creel/domain/conditions/wmo-codes";
import type { SevereAlert } from "@creel/domain/fishing-score/fishing-hour";
import { scoreFishing } from "@creel/domain/fishing-score/fishing-score";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { hectopascalsToInchesOfMercury } from "@creel/domain/units/from-metric";
import type { UnitSystem } from "@creel/domain/users/user";
import type { Attribution } from "@creel/domain/weather/provenance";
import type { Weather } from "@creel/domain/weather/weather";

import type { Found } from "./cache/lookup.ts";
import type { Reading } from "./sources.ts";
import type { Surroundings } from "./surroundings.ts";

/** The hour that is judged for fishing. */
export interface Judged {
  at: Date;
  severeAlert: SevereAlert | null;
}

interface Sight extends Judged {
  place: Coordinates;
  placeName: string;
  units: UnitSystem;
  attribution: Attribution;
}

export function presentWeather(
  { answer: reading, staleSeconds }: Found<Reading>,
  sight: Sight,
  surroundings: Surroundings,
): Weather {
  return {
    location: { name: sight.placeName },
    current: presentCurrent(reading, surroundings.moonAt(new Date(reading.at)).phase),
    fishing: judge(reading, sight, surroundings),
    source: reading.source,
    observedAt: reading.at,
    staleSeconds,
    attribution: [sight.attribution],
  };
}

function presentCurrent(reading: Reading, lunarPhase: Weather["current"]["lunarPhase"]): Weather["current"] {
  const { windDirection, pressure } = reading;
  return {
    timestamp: reading.at,
    temperature: round(reading.temperature),
    feelsLike: rounded(reading.feelsLike),
    conditions: conditionsOfCode(reading.weatherCode ?? Number.NaN),
    wind: {
      speed: rounded(reading.windSpeed),
      cardinal: windDirection === null ? null : windCardinal(windDirection),
      direction: rounded(windDirection),
      gust: rounded(reading.windGust),
    },
    pressure: pressure === null ? null : round(hectopascalsToInchesOfMercury(pressure), 2),
    pressureTrend: pressureTrend(reading.pressureChange),
    humidity: rounded(reading.humidity),
    visibility: rounded(reading.visibility),
    cloudCover: rounded(reading.cloudCover),
    lunarPhase,
    isDay: reading.isDay,
  };
}

function judge(reading: Reading, sight: Sight, surroundings: Surroundings): Weather["fishing"] {
  const { place, at, units, severeAlert } = sight;
  const { weatherCode } = reading;
  return scoreFishing(
    {
      at,
      sunAltitude: surroundings.sunAltitude(place, at),
      cloudCover: reading.cloudCover,
      pressure: reading.pressure,
      pressureChange: reading.pressureChange,
      windSpeed: reading.windSpeed,
      windGust: reading.windGust,
      solunar: surroundings.solunarNow(place, at),
      moonElongation: surroundings.moonAt(at).elongation,
      waterTemperature: null,
      species: null,
      temperatureChange: reading.temperatureChange,
      feelsLike: reading.feelsLike,
      weatherCode: weatherCode !== null && isWeatherCode(weatherCode) ? weatherCode : null,
      severeAlert,
    },
    { timeZone: surroundings.timeZoneAt(place), units },
  );
}

function rounded(value: number | null): number | null {
  return value === null ? null : round(value);
}

function round(value: number, decimals = 1): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale + 0;
}
