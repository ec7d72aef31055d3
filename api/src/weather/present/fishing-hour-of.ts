import { isWeatherCode } from "@creel/domain/conditions/wmo-codes";
import type { FishingHour } from "@creel/domain/fishing-score/fishing-hour";

import type { Reading } from "../sources/sources.ts";

type BesidesReading = Pick<FishingHour, "at" | "sunAltitude" | "solunar" | "moonElongation" | "severeAlert">;

export function fishingHourOf(reading: Reading, besides: BesidesReading): FishingHour {
  const { weatherCode } = reading;
  return {
    ...besides,
    cloudCover: reading.cloudCover,
    pressure: reading.pressure,
    pressureChange: reading.pressureChange,
    windSpeed: reading.windSpeed,
    windGust: reading.windGust,
    waterTemperature: null,
    species: null,
    temperatureChange: reading.temperatureChange,
    feelsLike: reading.feelsLike,
    weatherCode: weatherCode !== null && isWeatherCode(weatherCode) ? weatherCode : null,
  };
}
