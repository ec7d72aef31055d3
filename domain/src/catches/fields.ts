import * as z from "zod/mini";

/** The bounds of a number of a catch, in the API's unit; `step` is what a stepper adds. */
export interface Measure {
  label: string;
  unit: string;
  min: number;
  max: number;
  step: number;
}

export const MEASURES = {
  length: { label: "Length", unit: "in", min: 0, max: 1000, step: 0.1 },
  weight: { label: "Weight", unit: "lb", min: 0, max: 5000, step: 0.1 },
  depth: { label: "Depth", unit: "ft", min: 0, max: 40_000, step: 0.1 },
  water_temperature: { label: "Water Temp", unit: "°F", min: 32, max: 100, step: 1 },
  air_temperature: { label: "Air Temp", unit: "°F", min: -50, max: 120, step: 1 },
  wind_speed: { label: "Wind Speed", unit: "mph", min: 0, max: 250, step: 0.1 },
  barometric_pressure: { label: "Barometric Pressure", unit: "inHg", min: 28, max: 32, step: 0.01 },
} as const satisfies Record<string, Measure>;
export type MeasureName = keyof typeof MEASURES;

export const MEASURE_NAMES = [
  "length",
  "weight",
  "depth",
  "water_temperature",
  "air_temperature",
  "wind_speed",
  "barometric_pressure",
] as const satisfies readonly MeasureName[];

/** Longest texts, in UTF-16 units. */
export const TEXT_LIMITS = { species: 80, lure_type: 80, notes: 5000 } as const;

/** The sentence for a number outside its bounds or no number at all. */
export function describeBounds({ label, unit, min, max }: Measure, format = formatBound): string {
  return `${label} must be between ${format(min)} and ${format(max)} ${unit}`;
}

function formatBound(bound: number): string {
  return String(bound)
    .replace("-", "−")
    .replaceAll(/\B(?=(\d{3})+$)/g, ",");
}

/** A number within its bounds. JSON has no NaN and no infinities; what a parser makes of 1e309 is refused. */
export function measureSchema(measure: Measure) {
  const message = describeBounds(measure);
  return z.number(message).check(z.gte(measure.min, message), z.lte(measure.max, message));
}
