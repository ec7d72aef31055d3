import type { CountName, DetailName, NotedDetail } from "@creel/domain/details/details";
import type { Generated } from "kysely";

/** The column of each detail of a catch. Columns of measures contain the unit. */
export const DETAIL_COLUMNS = {
  length: "lengthIn",
  weight: "weightLb",
  quantity: "quantity",
  fate: "fate",
  depth: "depthFt",
  lure_type: "lureType",
  notes: "notes",
  weather_conditions: "weatherConditions",
  air_temperature: "airTemperatureF",
  water_temperature: "waterTemperatureF",
  wind_speed: "windSpeedMph",
  wind_direction: "windDirection",
  barometric_pressure: "barometricPressureInhg",
  pressure_trend: "pressureTrend",
  lunar_phase: "lunarPhase",
} as const satisfies Record<DetailName, string>;

export type DetailColumns = {
  [Name in DetailName as (typeof DETAIL_COLUMNS)[Name]]: Name extends CountName
    ? Generated<number>
    : NotedDetail<Name>;
};
