import type { UnitSystem } from "../accounts/user.ts";
import { DETAILS, type Measure, type MeasureName } from "../catches/details.ts";
import {
  type Conversion,
  FAHRENHEIT_TO_CELSIUS,
  FEET_TO_METERS,
  INCHES_OF_MERCURY_TO_HECTOPASCALS,
  INCHES_TO_CENTIMETERS,
  MILES_TO_KILOMETERS,
  POUNDS_TO_KILOGRAMS,
  SAME,
} from "./conversions.ts";

/** What a measure is shown and typed in. The API knows only its own units. */
export interface Unit extends Conversion {
  /** As it stands after a number: "kg". */
  name: string;
  /** What a stepper adds. */
  step: number;
  /** Decimals that may be typed, and come back. Few enough that the noise of doubles never shows. */
  typedDecimals: number;
  /** Decimals of a value that was typed in another unit. */
  roundedDecimals: number;
  /** From this value on one of them fewer: nobody measures a fish of 58 cm to the millimeter. */
  coarserFrom: number;
  /** Decimals in a row, even when they are zero: "6.0 lb", but "58 cm". */
  leastInRows: number;
  /** Decimals that are shown even when they are zero. */
  leastDecimals: number;
  /** Whether thousands are set apart: "1,000 in", but "1013.2 hPa". */
  isGrouped: boolean;
}

const NO_DECIMALS = { leastDecimals: 0, leastInRows: 1, coarserFrom: Infinity, isGrouped: true };

function imperial({ unit, step }: Measure, decimals: Partial<Unit> = {}): Unit {
  return { ...SAME, ...NO_DECIMALS, name: unit, step, typedDecimals: 6, roundedDecimals: 1, ...decimals };
}

const METRIC = { ...NO_DECIMALS, typedDecimals: 2, roundedDecimals: 1 };

/** Celsius begins between two steps of a whole degree: by halves it comes past every whole one. */
const CELSIUS: Unit = { ...FAHRENHEIT_TO_CELSIUS, ...METRIC, name: "°C", step: 0.5 };

export const UNITS: Record<UnitSystem, Record<MeasureName, Unit>> = {
  imperial: {
    length: imperial(DETAILS.length),
    weight: imperial(DETAILS.weight, { roundedDecimals: 2, coarserFrom: 1 }),
    depth: imperial(DETAILS.depth),
    water_temperature: imperial(DETAILS.water_temperature),
    air_temperature: imperial(DETAILS.air_temperature),
    wind_speed: imperial(DETAILS.wind_speed),
    barometric_pressure: imperial(DETAILS.barometric_pressure, { roundedDecimals: 2, leastDecimals: 2 }),
  },
  metric: {
    // To the millimeter and no finer: at two decimals every inch would look as if it had been typed in cm.
    length: {
      ...INCHES_TO_CENTIMETERS,
      ...METRIC,
      name: "cm",
      step: 0.5,
      typedDecimals: 1,
      coarserFrom: 10,
      leastInRows: 0,
    },
    weight: {
      ...POUNDS_TO_KILOGRAMS,
      ...METRIC,
      name: "kg",
      step: 0.05,
      typedDecimals: 3,
      roundedDecimals: 2,
      coarserFrom: 1,
    },
    depth: { ...FEET_TO_METERS, ...METRIC, name: "m", step: 0.1 },
    water_temperature: CELSIUS,
    air_temperature: CELSIUS,
    wind_speed: { ...MILES_TO_KILOMETERS, ...METRIC, name: "km/h", step: 0.5 },
    barometric_pressure: {
      ...INCHES_OF_MERCURY_TO_HECTOPASCALS,
      ...METRIC,
      name: "hPa",
      step: 0.1,
      isGrouped: false,
    },
  },
};

/**
 * The number to show for a stored one: as it was typed, if it was typed in this unit, else rounded. That it
 * was is seen by a number with few decimals being stored as this one to the last bit.
 */
export function shownValue(unit: Unit, stored: number): number {
  const value = unit.fromApi(stored);
  const typed = roundTo(value, unit.typedDecimals);
  return unit.toApi(typed) === stored ? typed : roundedValue(unit, stored);
}

/** As precise as a person measures, with fewer decimals the larger it is; for sums, too, which nobody typed. */
export function roundedValue({ fromApi, roundedDecimals, coarserFrom }: Unit, stored: number): number {
  const rounded = roundTo(fromApi(stored), roundedDecimals);
  return rounded < coarserFrom ? rounded : roundTo(fromApi(stored), roundedDecimals - 1);
}

/**
 * What is stored after a field was left with `typed` in it. A field that still shows what it showed keeps
 * the stored number, decimals it does not show included.
 */
export function storedValue(unit: Unit, typed: number | null, stored: number | null): number | null {
  if (typed === null) return null;
  if (stored !== null && typed === shownValue(unit, stored)) return stored;
  return unit.toApi(typed);
}

/** The bounds of a measure in a unit, rounded inward: both of them are accepted. */
export function measureIn({ label, min, max }: Measure, unit: Unit): Measure {
  const { name, step, fromApi, toApi, roundedDecimals } = unit;
  const grid = 10 ** roundedDecimals;
  const least = Math.round(fromApi(min) * grid);
  const most = Math.round(fromApi(max) * grid);
  return {
    label,
    unit: name,
    step,
    min: (toApi(least / grid) < min ? least + 1 : least) / grid,
    max: (toApi(most / grid) > max ? most - 1 : most) / grid,
  };
}

function roundTo(value: number, decimals: number): number {
  // Adding zero makes of a negative zero a plain one.
  return Number(value.toFixed(decimals)) + 0;
}
