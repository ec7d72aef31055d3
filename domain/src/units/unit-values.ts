import type { Measure } from "../details/details.ts";
import { roundTo } from "./round-to.ts";
import type { Unit } from "./units.ts";

/** As it was typed, if a number with few decimals in this unit is stored so to the last bit; else rounded. */
export function shownValue(unit: Unit, stored: number): number {
  const value = unit.fromApi(stored);
  const typed = roundTo(value, unit.typedDecimals);
  return unit.toApi(typed) === stored ? typed : roundedValue(unit, stored);
}

export function roundedValue({ fromApi, roundedDecimals, coarserFrom }: Unit, stored: number): number {
  const rounded = roundTo(fromApi(stored), roundedDecimals);
  return rounded < coarserFrom ? rounded : roundTo(fromApi(stored), roundedDecimals - 1);
}

/** A field that still shows what it showed keeps the stored number with all its decimals. */
export function storedValue(unit: Unit, typed: number | null, stored: number | null): number | null {
  if (typed === null) return null;
  if (stored !== null && typed === shownValue(unit, stored)) return stored;
  return unit.toApi(typed);
}

/** Rounded inward, so that both bounds are accepted. */
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
