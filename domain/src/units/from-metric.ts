import {
  FAHRENHEIT_TO_CELSIUS,
  FEET_TO_METRES,
  INCHES_OF_MERCURY_TO_HECTOPASCALS,
  INCHES_TO_CENTIMETRES,
  MILES_TO_KILOMETRES,
} from "./conversions.ts";

/** What other services measure in, in the API's units. */

export function hectopascalsToInchesOfMercury(hectopascals: number): number {
  return INCHES_OF_MERCURY_TO_HECTOPASCALS.toApi(hectopascals);
}

export function metresToMiles(metres: number): number {
  return MILES_TO_KILOMETRES.toApi(metres / 1000);
}

export function metresToFeet(metres: number): number {
  return FEET_TO_METRES.toApi(metres);
}

export function millimetresToInches(millimetres: number): number {
  return INCHES_TO_CENTIMETRES.toApi(millimetres / 10);
}

export function kilometresPerHourToMilesPerHour(kilometresPerHour: number): number {
  return MILES_TO_KILOMETRES.toApi(kilometresPerHour);
}

export function metresPerSecondToMilesPerHour(metresPerSecond: number): number {
  return MILES_TO_KILOMETRES.toApi(metresPerSecond * 3.6);
}

export function celsiusToFahrenheit(celsius: number): number {
  return FAHRENHEIT_TO_CELSIUS.toApi(celsius);
}
