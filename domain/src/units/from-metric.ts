import {
  CUBIC_FEET_TO_CUBIC_METERS,
  FAHRENHEIT_TO_CELSIUS,
  FEET_TO_METERS,
  INCHES_OF_MERCURY_TO_HECTOPASCALS,
  INCHES_TO_CENTIMETERS,
  MILES_TO_KILOMETERS,
} from "./conversions.ts";

export function hectopascalsToInchesOfMercury(hectopascals: number): number {
  return INCHES_OF_MERCURY_TO_HECTOPASCALS.toApi(hectopascals);
}

export function metersToMiles(meters: number): number {
  return MILES_TO_KILOMETERS.toApi(meters / 1000);
}

export function metersToFeet(meters: number): number {
  return FEET_TO_METERS.toApi(meters);
}

export function cubicMetersToCubicFeet(cubicMeters: number): number {
  return CUBIC_FEET_TO_CUBIC_METERS.toApi(cubicMeters);
}

export function millimetersToInches(millimeters: number): number {
  return INCHES_TO_CENTIMETERS.toApi(millimeters / 10);
}

export function kilometersPerHourToMilesPerHour(kilometersPerHour: number): number {
  return MILES_TO_KILOMETERS.toApi(kilometersPerHour);
}

export function metersPerSecondToMilesPerHour(metersPerSecond: number): number {
  return MILES_TO_KILOMETERS.toApi(metersPerSecond * 3.6);
}

export function celsiusToFahrenheit(celsius: number): number {
  return FAHRENHEIT_TO_CELSIUS.toApi(celsius);
}
