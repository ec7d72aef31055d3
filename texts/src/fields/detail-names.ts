import type { DetailName } from "@creel/domain/details/details";
import type { MessageDescriptor } from "@lingui/core";

/** A label is above a field, a title beside a value that is shown, and a short name in a list of changes. */
type NameUse = "label" | "title" | "short";

/**
 * All names of each detail of a catch. `other` begins a sentence about a value, and is for each use that is not listed.
 */
export const DETAIL_NAMES = {
  length: /*i18n*/ { id: "detail.length", message: "Length" },
  weight: /*i18n*/ { id: "detail.weight", message: "Weight" },
  quantity: /*i18n*/ {
    id: "detail.quantity",
    message: "{use, select, label {How many} title {How many} other {Quantity}}",
  },
  fate: /*i18n*/ { id: "detail.fate", message: "Kept or released" },
  depth: /*i18n*/ { id: "detail.depth", message: "Depth" },
  lure_type: /*i18n*/ {
    id: "detail.lure_type",
    message: "{use, select, label {Lure Type} title {Lure} short {Lure} other {Lure type}}",
  },
  notes: /*i18n*/ { id: "detail.notes", message: "Notes" },
  weather_conditions: /*i18n*/ { id: "detail.weather_conditions", message: "Weather" },
  air_temperature: /*i18n*/ {
    id: "detail.air_temperature",
    message: "{use, select, title {Air temperature} short {Air} other {Air Temp}}",
  },
  water_temperature: /*i18n*/ {
    id: "detail.water_temperature",
    message: "{use, select, title {Water temperature} short {Water} other {Water Temp}}",
  },
  wind_speed: /*i18n*/ {
    id: "detail.wind_speed",
    message: "{use, select, title {Wind speed} short {Wind} other {Wind Speed}}",
  },
  wind_direction: /*i18n*/ {
    id: "detail.wind_direction",
    message: "{use, select, label {Wind Direction} other {Wind direction}}",
  },
  barometric_pressure: /*i18n*/ {
    id: "detail.barometric_pressure",
    message: "{use, select, title {Pressure} short {Pressure} other {Barometric Pressure}}",
  },
  pressure_trend: /*i18n*/ {
    id: "detail.pressure_trend",
    message: "{use, select, label {Pressure Trend} other {Pressure trend}}",
  },
  lunar_phase: /*i18n*/ {
    id: "detail.lunar_phase",
    message: "{use, select, label {Lunar Phase} other {Lunar phase}}",
  },
} satisfies Record<DetailName, MessageDescriptor>;

export function detailName(name: DetailName, use: NameUse): MessageDescriptor {
  return { ...DETAIL_NAMES[name], values: { use } };
}
