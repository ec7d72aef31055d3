import type { Measure } from "../details/details.ts";
import { roundTo } from "./round-to.ts";
import type { Unit } from "./units.ts";

/**
 * Returns the typed value if a number with few decimals in this unit converts exactly to the stored number, otherwise a
 * rounded one.
 */
export function shownValue(unit: Unit, stored: number): number {
  const value = unit.fromApi(stored);
  const typed = roundTo(value, unit.typedDecimals);
  return unit.toApi(typed) === stored ? typed : roundedValue(unit, stored);
}

export function roundedValue({ fromApi, roundedDecimals, coarserFrom }: Unit, stored: number): number {
  const rounded = roundTo(fromApi(stored), roundedDecimals);
  return rounded < coarserFrom ? rounded : roundTo(fromApi(stored), roundedDecimals - 1);
}

/**
 * Returns the number to store. If the field still shows the stored value, keeps the stored number with all its
 * decimals.
 */
export function storedValue(unit: Unit, typed: number | null, stored: number | null): number | null {
  if (typed === null) return null;
  if (stored !== null && typed === shownValue(unit, stored)) return stored;
  return unit.toApi(typed);
}

/** Converts a measure to a unit. Rounds the bounds inward, so that both are accepted. */
export function measureIn({ min, max }: Measure, unit: Unit): Measure {
  const { name, step, fromApi, toApi, roundedDecimals } = unit;
  const grid = 10 ** roundedDecimals;
  const least = Math.round(fromApi(min) * grid);
  const most = Math.round(fromApi(max) * grid);
  return {
    unit: name,
    step,
    min: (toApi(least / grid) < min ? least + 1 : least) / grid,
    max: (toApi(most / grid) > max ? most - 1 : most) / grid,
  };
}
