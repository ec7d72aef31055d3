import { type DetailName, isDetailName } from "@creel/domain/details/details";

type Section = "fish" | "conditions" | "notes";

/** In the order of the form. */
const DETAIL_SECTIONS = {
  weight: "fish",
  length: "fish",
  quantity: "fish",
  fate: "fish",
  lure_type: "fish",
  depth: "conditions",
  water_temperature: "conditions",
  weather_conditions: "conditions",
  air_temperature: "conditions",
  wind_speed: "conditions",
  wind_direction: "conditions",
  barometric_pressure: "conditions",
  pressure_trend: "conditions",
  lunar_phase: "conditions",
  notes: "notes",
} as const satisfies Record<DetailName, Section>;

export const DETAILS_OF_FORM: readonly DetailName[] = Object.keys(DETAIL_SECTIONS).filter(isDetailName);

export function detailsIn(section: Section): DetailName[] {
  return DETAILS_OF_FORM.filter((name) => DETAIL_SECTIONS[name] === section);
}
