import { DETAILS, type MeasureName } from "../../details/details.ts";
import {
  FAHRENHEIT_TO_CELSIUS,
  FEET_TO_METERS,
  INCHES_OF_MERCURY_TO_HECTOPASCALS,
  INCHES_TO_CENTIMETERS,
  MILES_TO_KILOMETERS,
  POUNDS_TO_KILOGRAMS,
} from "../../units/conversions.ts";
import { OUNCES_PER_POUND } from "../../units/pounds-and-ounces.ts";

type ApiUnit = (typeof DETAILS)[MeasureName]["unit"];

/** The units that a file may use, keyed by the unit of the API, which comes first. */
const UNITS = {
  in: ["in", "cm", "mm", "ft", "m"],
  lb: ["lb", "kg", "g", "oz", "lb-oz", "Pfund"],
  ft: ["ft", "m", "in", "cm"],
  "°F": ["°F", "°C"],
  mph: ["mph", "km/h", "m/s", "kn", "Bft"],
  inHg: ["inHg", "hPa", "mmHg", "kPa"],
} as const satisfies Record<ApiUnit, readonly string[]>;

export type UnitName = (typeof UNITS)[ApiUnit][number];

export function unitsOf(measure: MeasureName): readonly UnitName[] {
  return UNITS[DETAILS[measure].unit];
}

/** Spellings in a cell or a header, folded. "lb-oz" stands for two numbers and has no spelling of its own. */
const SPELLINGS: Record<Exclude<UnitName, "lb-oz">, readonly string[]> = {
  in: [
    "in",
    "inch",
    "inches",
    "incher",
    "inchers",
    "ins",
    '"',
    "″",
    "”",
    "''",
    "tum",
    "zoll",
    "pouces",
    "pulgadas",
    "cali",
    "tuumaa",
  ],
  cm: ["cm", "cms", "centimeter", "centimeters", "zentimeter", "centimetros"],
  mm: ["mm", "millimeter", "millimeters", "milimetros"],
  ft: ["ft", "feet", "foot", "'", "′", "’", "fot", "fuss", "fuß", "pies", "pieds", "fow"],
  m: ["m", "meter", "meters", "metros", "mtr"],
  lb: ["lb", "lbs", "pound", "pounds", "pounder", "pounders", "lber", "#", "libras", "livres"],
  kg: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramm", "kilogramos"],
  g: ["g", "gr", "gram", "grams", "gramm", "grammes", "gramos", "gramas", "grammaa"],
  Pfund: ["pfund", "pfd"],
  oz: ["oz", "ozs", "ounce", "ounces", "onzas", "onces"],
  "°F": ["°f", "f", "deg f", "degf", "fahrenheit", "º f", "ºf", "° f"],
  "°C": ["°c", "c", "deg c", "degc", "celsius", "º c", "ºc", "° c"],
  mph: ["mph", "mi/h", "miles/h"],
  "km/h": ["km/h", "kmh", "kph", "kmph", "km/t"],
  "m/s": ["m/s", "ms", "mps", "m/sec"],
  kn: ["kn", "kt", "kts", "knots", "knot", "knoten", "knop"],
  Bft: ["bft", "bf", "beaufort", "bofor"],
  inHg: ["inhg", "in hg", '"hg', "in"],
  hPa: ["hpa", "mbar", "mb", "millibar", "millibars"],
  mmHg: ["mmhg", "mm hg", "torr"],
  kPa: ["kpa"],
};

/** Returns the unit of this measure with this spelling; `null` if it has none. */
export function unitNamed(measure: MeasureName, text: string): UnitName | null {
  const spelled = text.trim().toLowerCase().replace(/\.$/, "");
  return unitsOf(measure).find((unit) => unit !== "lb-oz" && SPELLINGS[unit].includes(spelled)) ?? null;
}

const METERS_PER_SECOND_TO_KMH = 3.6;
/** Exact: one nautical mile per hour. */
const KNOTS_TO_KMH = 1.852;
/** One millimeter of mercury is 1.33322387415 hPa (NIST SP 811, appendix B.8). */
const MMHG_TO_HPA = 1.333_223_874_15;
/**
 * The middle of each force, in knots, from 0 on. Force 12 has no upper limit, so its lower one is used (WMO Manual on
 * Codes, table 1100).
 */
const BEAUFORT_KN = [0, 2, 5, 8.5, 13.5, 19, 24.5, 30.5, 37, 44, 51.5, 59.5, 64];

type Convert = (value: number) => number;

const same: Convert = (value) => value;
const centimeters = INCHES_TO_CENTIMETERS.toApi;
const hectopascals = INCHES_OF_MERCURY_TO_HECTOPASCALS.toApi;
const kilograms = POUNDS_TO_KILOGRAMS.toApi;
const kilometersPerHour = MILES_TO_KILOMETERS.toApi;

const INTO_API: Record<ApiUnit, Partial<Record<UnitName, Convert>>> = {
  in: {
    in: same,
    cm: centimeters,
    mm: (value) => centimeters(value / 10),
    ft: (value) => value * 12,
    m: (value) => centimeters(value * 100),
  },
  lb: {
    lb: same,
    kg: kilograms,
    g: (value) => kilograms(value / 1000),
    oz: (value) => value / OUNCES_PER_POUND,
    "lb-oz": same,
    // A German pound is half a kilogram.
    Pfund: (value) => kilograms(value / 2),
  },
  ft: {
    ft: same,
    m: FEET_TO_METERS.toApi,
    in: (value) => value / 12,
    cm: (value) => FEET_TO_METERS.toApi(value / 100),
  },
  "°F": { "°F": same, "°C": FAHRENHEIT_TO_CELSIUS.toApi },
  mph: {
    mph: same,
    "km/h": kilometersPerHour,
    "m/s": (value) => kilometersPerHour(value * METERS_PER_SECOND_TO_KMH),
    kn: (value) => kilometersPerHour(value * KNOTS_TO_KMH),
    Bft: (value) => kilometersPerHour((BEAUFORT_KN[value] ?? NaN) * KNOTS_TO_KMH),
  },
  inHg: {
    inHg: same,
    hPa: hectopascals,
    mmHg: (value) => hectopascals(value * MMHG_TO_HPA),
    kPa: (value) => hectopascals(value * 10),
  },
};

/** Converts to the unit of the API; `NaN` for a value that the unit does not have, such as 2.5 Beaufort. */
export function toApiUnit(measure: MeasureName, value: number, unit: UnitName): number {
  return INTO_API[DETAILS[measure].unit][unit]?.(value) ?? value;
}
