import type { UnitSystem } from "@creel/domain/accounts/user";
import { pressureTrend } from "@creel/domain/conditions/pressure";
import { windCardinal } from "@creel/domain/conditions/wind";
import { conditionsOfCode } from "@creel/domain/conditions/wmo-codes";
import type { SevereAlert, FishingHour } from "@creel/domain/fishing-score/fishing-hour";
import { scoreFishing } from "@creel/domain/fishing-score/fishing-score";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { hectopascalsToInchesOfMercury } from "@creel/domain/units/from-metric";
import type { Attribution } from "@creel/domain/weather/provenance";
import type { Weather } from "@creel/domain/weather/weather";
import { describeAdvice } from "@creel/texts/fishing-score/describe-advice";
import { describeFactor } from "@creel/texts/fishing-score/describe-factor";
import type { I18n } from "@lingui/core";

import type { CachedAnswer } from "../cache/cached-question.ts";
import type { Reading } from "../sources/sources.ts";
import { fishingHourOf } from "./fishing-hour-of.ts";
import type { PlaceLookups } from "./place-lookups.ts";
import { round, rounded } from "./rounded.ts";

export interface ScoredHour {
  at: Date;
  severeAlert: SevereAlert | null;
}

interface WeatherContext extends ScoredHour {
  place: Coordinates;
  placeName: string;
  reader: ReaderOfScore;
  attribution: Attribution;
}

export function presentWeather(
  { answer: reading, staleSeconds }: CachedAnswer<Reading>,
  context: WeatherContext,
  placeLookups: PlaceLookups,
): Weather {
  return {
    location: { name: context.placeName },
    timeZone: placeLookups.timeZoneAt(context.place),
    current: presentCurrent(reading, placeLookups.moonAt(new Date(reading.at)).phase),
    fishing: score(reading, context, placeLookups),
    source: reading.source,
    observedAt: reading.at,
    staleSeconds,
    attribution: [context.attribution],
  };
}

function presentCurrent(reading: Reading, lunarPhase: Weather["current"]["lunarPhase"]): Weather["current"] {
  return {
    timestamp: reading.at,
    ...presentReading(reading),
    pressureTrend: pressureTrend(reading.pressureChange),
    pressureChange: inchesOfMercury(reading.pressureChange),
    visibility: rounded(reading.visibility),
    lunarPhase,
    isDay: reading.isDay,
  };
}

export function presentReading(reading: Reading) {
  const { windDirection } = reading;
  return {
    temperature: round(reading.temperature),
    feelsLike: rounded(reading.feelsLike),
    conditions: { code: reading.weatherCode, ...conditionsOfCode(reading.weatherCode ?? Number.NaN) },
    wind: {
      speed: rounded(reading.windSpeed),
      cardinal: windDirection === null ? null : windCardinal(windDirection),
      direction: rounded(windDirection),
      gust: rounded(reading.windGust),
    },
    pressure: inchesOfMercury(reading.pressure),
    humidity: rounded(reading.humidity),
    cloudCover: rounded(reading.cloudCover),
  };
}

function inchesOfMercury(hectopascals: number | null): number | null {
  return hectopascals === null ? null : round(hectopascalsToInchesOfMercury(hectopascals), 2);
}

function score(reading: Reading, context: WeatherContext, placeLookups: PlaceLookups): Weather["fishing"] {
  const { place, at, reader, severeAlert } = context;
  const besides = {
    at,
    severeAlert,
    sunAltitude: placeLookups.sunAltitude(place, at),
    solunar: placeLookups.solunarNow(place, at),
    moonElongation: placeLookups.moonAt(at).elongation,
  };
  const hour = fishingHourOf(reading, besides);
  return presentFishing(hour, { ...reader, timeZone: placeLookups.timeZoneAt(place) });
}

interface ReaderOfScore {
  units: UnitSystem;
  language: I18n;
}

/** Returns the score with its reasons as sentences, for clients without their own texts. */
function presentFishing(
  hour: FishingHour,
  { language, units, timeZone }: ReaderOfScore & { timeZone: string },
): Weather["fishing"] {
  const { advice, factors, ...scored } = scoreFishing(hour);
  const reader = { at: hour.at, timeZone, units };
  const sentences = advice.map(({ code, values }) => {
    const text = describeAdvice({ code, values, factors }, language, reader);
    return { code, values, text };
  });
  return {
    ...scored,
    at: hour.at.toISOString(),
    recommendations: sentences.map(({ text }) => text),
    advice: sentences,
    factors: factors.map(({ key, points, code, values }) => {
      const text = describeFactor({ code, values }, language);
      return { key, points, code, values, text };
    }),
  };
}
