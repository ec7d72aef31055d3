export interface Conversion {
  fromApi: (value: number) => number;
  toApi: (value: number) => number;
}

export const SAME: Conversion = { fromApi: (value) => value, toApi: (value) => value };

/** Integers convert values with few decimals exactly in both directions: 1,000 in are 2,540 cm. */
function ratio(numerator: number, denominator: number): Conversion {
  return {
    fromApi: (value) => (value * numerator) / denominator,
    toApi: (value) => (value * denominator) / numerator,
  };
}

/** Inch, foot, pound and mile are exact by the international yard and pound agreement of 1959. */
export const INCHES_TO_CENTIMETERS = ratio(127, 50);
export const FEET_TO_METERS = ratio(381, 1250);
export const CUBIC_FEET_TO_CUBIC_METERS = ratio(381 ** 3, 1250 ** 3);
export const POUNDS_TO_KILOGRAMS = ratio(45_359_237, 100_000_000);
export const MILES_TO_KILOMETERS = ratio(25_146, 15_625);

/** 1 inHg = 33.86389 hPa: the conventional inch of mercury, 3,386.389 Pa (NIST SP 811, appendix B.8). */
export const INCHES_OF_MERCURY_TO_HECTOPASCALS = ratio(3_386_389, 100_000);

export const FAHRENHEIT_TO_CELSIUS: Conversion = {
  fromApi: (fahrenheit) => ((fahrenheit - 32) * 5) / 9,
  toApi: (celsius) => (celsius * 9) / 5 + 32,
};
