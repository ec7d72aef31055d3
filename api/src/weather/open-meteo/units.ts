import {
  celsiusToFahrenheit,
  kilometersPerHourToMilesPerHour,
  metersPerSecondToMilesPerHour,
  metersToFeet,
  metersToMiles,
} from "@creel/domain/units/from-metric";

type Convert = (value: number) => number;

const same: Convert = (value) => value;
const FEET_PER_MILE = 5280;
/** 1 kn = 1,852 m/h exactly. */
const KNOT_KILOMETERS_PER_HOUR = 1.852;

/**
 * What we want, and how it comes out of each unit that Open-Meteo names. Its answers say their units: what was
 * asked for is not relied upon, because some requests change units they do not speak of.
 */
const CONVERSIONS = {
  fahrenheit: { "°F": same, "°C": celsiusToFahrenheit },
  milesPerHour: {
    "mp/h": same,
    mph: same,
    "km/h": kilometersPerHourToMilesPerHour,
    "m/s": metersPerSecondToMilesPerHour,
    kn: (knots) => kilometersPerHourToMilesPerHour(knots * KNOT_KILOMETERS_PER_HOUR),
  },
  miles: { m: metersToMiles, ft: (feet) => feet / FEET_PER_MILE },
  feet: { m: metersToFeet, ft: same },
  hectopascals: { hPa: same },
  percent: { "%": same },
  degrees: { "°": same },
  seconds: { s: same },
  code: { "wmo code": same },
  flag: { "": same },
} satisfies Record<string, Record<string, Convert>>;
export type Wanted = keyof typeof CONVERSIONS;

/** `null` for a unit that is none of the wanted measure: "undefined" is the unit of what a model does not know. */
export function convert(value: number, unit: string, wanted: Wanted): number | null {
  const known: Record<string, Convert> = CONVERSIONS[wanted];
  const conversion = Object.hasOwn(known, unit) ? known[unit] : undefined;
  return conversion ? conversion(value) : null;
}
