import type { UnitSystem } from "../accounts/user.ts";
import { DETAILS, type Measure, type MeasureName } from "../details/details.ts";
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

export interface Unit extends Conversion {
  name: string;
  step: number;
  /** The number of decimals in typed values, small enough that floating-point errors never show. */
  typedDecimals: number;
  /** The maximum decimals when a typed value is displayed: nobody weighs a fish to a ten-thousandth of a pound. */
  readDecimals: number;
  roundedDecimals: number;
  /** From this value on, one decimal less is shown: nobody measures a fish of 58 cm to the millimeter. */
  coarserFrom: number;
  /** Decimals in a list, even if they are zero: "6.0 lb", but "58 cm". */
  leastInRows: number;
  leastDecimals: number;
  isGrouped: boolean;
}

const NO_DECIMALS = { leastDecimals: 0, leastInRows: 1, coarserFrom: Infinity, isGrouped: true };

function imperial({ unit, step }: Measure, decimals: Partial<Unit> = {}): Unit {
  const typed = { typedDecimals: 6, readDecimals: 2, roundedDecimals: 1 };
  return { ...SAME, ...NO_DECIMALS, name: unit, step, ...typed, ...decimals };
}

const METRIC = { ...NO_DECIMALS, typedDecimals: 2, readDecimals: 2, roundedDecimals: 1 };

/** The minimum is between two whole degrees; steps of 0.5 reach every whole one. */
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
    // Not finer than a millimeter: with two decimals, every inch value would look as if it had been typed in cm.
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
      readDecimals: 3,
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
