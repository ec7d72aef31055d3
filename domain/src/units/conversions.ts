/** One unit of a measure in terms of the API's. Both ways go through doubles. */
export interface Conversion {
  fromApi: (value: number) => number;
  toApi: (value: number) => number;
}

export const SAME: Conversion = { fromApi: (value) => value, toApi: (value) => value };

/**
 * `numerator / denominator` of the other unit are one of the API's. Both are whole, so that a value with a
 * short decimal in both units (1,000 in, 2,540 cm) is hit exactly.
 */
function ratio(numerator: number, denominator: number): Conversion {
  return {
    fromApi: (value) => (value * numerator) / denominator,
    toApi: (value) => (value * denominator) / numerator,
  };
}

/** 1 in = 2.54 cm exactly: international yard and pound agreement, 1959. */
export const INCHES_TO_CENTIMETERS = ratio(127, 50);

/** 1 ft = 0.3048 m exactly: international yard and pound agreement, 1959. */
export const FEET_TO_METERS = ratio(381, 1250);

/** 1 lb = 0.45359237 kg exactly: international yard and pound agreement, 1959. */
export const POUNDS_TO_KILOGRAMS = ratio(45_359_237, 100_000_000);

/** 1 mi = 1.609344 km exactly: 5,280 international feet. For mph and km/h too. */
export const MILES_TO_KILOMETERS = ratio(25_146, 15_625);

/** 1 inHg = 33.86389 hPa: the conventional inch of mercury, 3,386.389 Pa (NIST SP 811, appendix B.8). */
export const INCHES_OF_MERCURY_TO_HECTOPASCALS = ratio(3_386_389, 100_000);

/** °F = °C · 9/5 + 32, by definition. */
export const FAHRENHEIT_TO_CELSIUS: Conversion = {
  fromApi: (fahrenheit) => ((fahrenheit - 32) * 5) / 9,
  toApi: (celsius) => (celsius * 9) / 5 + 32,
};
