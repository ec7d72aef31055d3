import type { DetailName } from "@creel/domain/details/details";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const LABELS: Record<DetailName, MessageDescriptor> = {
  length: msg`Length`,
  weight: msg`Weight`,
  depth: msg`Depth`,
  lure_type: msg`Lure Type`,
  notes: msg`Notes`,
  weather_conditions: msg`Weather`,
  air_temperature: msg`Air Temp`,
  water_temperature: msg`Water Temp`,
  wind_speed: msg`Wind Speed`,
  wind_direction: msg`Wind Direction`,
  barometric_pressure: msg`Barometric Pressure`,
  pressure_trend: msg`Pressure Trend`,
  lunar_phase: msg`Lunar Phase`,
};

const TITLES: Record<DetailName, MessageDescriptor> = {
  length: msg`Length`,
  weight: msg`Weight`,
  depth: msg`Depth`,
  lure_type: msg`Lure`,
  notes: msg`Notes`,
  weather_conditions: msg`Weather`,
  air_temperature: msg`Air temperature`,
  water_temperature: msg`Water temperature`,
  wind_speed: msg`Wind speed`,
  wind_direction: msg`Wind direction`,
  barometric_pressure: msg`Pressure`,
  pressure_trend: msg`Pressure trend`,
  lunar_phase: msg`Lunar phase`,
};

/** Above a field. */
export function detailLabel(name: DetailName): string {
  return i18n._(LABELS[name]);
}

/** Where a value is told, not typed. */
export function detailTitle(name: DetailName): string {
  return i18n._(TITLES[name]);
}
