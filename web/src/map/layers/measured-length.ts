import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";

import { figureLocale } from "../../i18n/locale.ts";

const FEET_PER_METER = 3.28084;
const MILES_PER_KILOMETER = 0.621371;
/** Shorter is said in meters and feet. */
const LEAST_KILOMETERS = 1;
/** Shorter is said in feet: a tenth of a mile is 528. */
const LEAST_MILES = 0.2;

/** Along the points, over the great circle from each to the next. */
export function measuredKilometers(points: readonly Coordinates[]): number {
  return points.slice(1).reduce((sum, point, index) => {
    const before = points[index] ?? point;
    return sum + (kilometersBetween(before, point) ?? 0);
  }, 0);
}

/** In both systems, as in "1.4 km" and "0.9 mi". */
export function formatLength(kilometers: number): { metric: string; imperial: string } {
  const miles = kilometers * MILES_PER_KILOMETER;
  const meters = kilometers * 1000;
  return {
    metric: kilometers < LEAST_KILOMETERS ? format(meters, "meter", 0) : format(kilometers, "kilometer"),
    imperial: miles < LEAST_MILES ? format(meters * FEET_PER_METER, "foot", 0) : format(miles, "mile"),
  };
}

/** From here on a decimal says nothing. */
const WITHOUT_DECIMALS = 100;

function format(value: number, unit: string, decimals = value < WITHOUT_DECIMALS ? 1 : 0): string {
  return new Intl.NumberFormat(figureLocale, {
    style: "unit",
    unit,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
}
