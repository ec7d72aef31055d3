import type { HourConditions } from "@creel/domain/trips/trip";

import type { TripHourRow } from "./schema.ts";

/** Maps columns to the fields of the contract. */
export function hourConditions(row: TripHourRow): Omit<HourConditions, "hour"> {
  return {
    weather_code: row.weatherCode,
    air_temperature: row.airTemperatureF,
    wind_speed: row.windSpeedMph,
    wind_gust: row.windGustMph,
    wind_degrees: row.windDegrees,
    barometric_pressure: row.barometricPressureInhg,
    pressure_change: row.pressureChangeInhg,
    cloud_cover: row.cloudCover,
    water_temperature: row.waterTemperatureF,
    water_temperature_source: row.waterTemperatureSource,
    water_temperature_at: row.waterTemperatureAt?.toISOString() ?? null,
    flow_index: row.flowIndex,
    level_trend: row.levelTrend,
    level: row.levelFt,
    level_at: row.levelAt?.toISOString() ?? null,
    tide: row.tide,
    sun_altitude: row.sunAltitude,
    is_sun_rising: row.isSunRising,
    moon_elongation: row.moonElongation,
    solunar: row.solunar,
    score: row.score,
    score_rule: row.scoreRule,
    source: row.source,
  };
}

/** Maps fields of the contract to columns. */
export function hourColumns(hour: HourConditions): Omit<TripHourRow, "userId" | "tripId"> {
  return {
    hour: new Date(hour.hour),
    weatherCode: hour.weather_code,
    airTemperatureF: hour.air_temperature,
    windSpeedMph: hour.wind_speed,
    windGustMph: hour.wind_gust,
    windDegrees: hour.wind_degrees,
    barometricPressureInhg: hour.barometric_pressure,
    pressureChangeInhg: hour.pressure_change,
    cloudCover: hour.cloud_cover,
    waterTemperatureF: hour.water_temperature,
    waterTemperatureSource: hour.water_temperature_source,
    waterTemperatureAt: dateOf(hour.water_temperature_at),
    flowIndex: hour.flow_index,
    levelTrend: hour.level_trend,
    levelFt: hour.level,
    levelAt: dateOf(hour.level_at),
    tide: hour.tide,
    sunAltitude: hour.sun_altitude,
    isSunRising: hour.is_sun_rising,
    moonElongation: hour.moon_elongation,
    solunar: hour.solunar,
    score: hour.score,
    scoreRule: hour.score_rule,
    source: hour.source,
  };
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
