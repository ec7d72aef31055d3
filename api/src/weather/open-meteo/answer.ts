import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import {
  celsiusToFahrenheit,
  kilometersPerHourToMilesPerHour,
  metersPerSecondToMilesPerHour,
  metersToFeet,
  metersToMiles,
} from "@creel/domain/units/from-metric";
import * as z from "zod/mini";

type Convert = (value: number) => number;

const same: Convert = (value) => value;
const FEET_PER_MILE = 5280;
/** 1 kn = 1,852 m/h exactly. */
const KNOT_KILOMETERS_PER_HOUR = 1.852;

/**
 * The units we need, and how to convert each unit that Open-Meteo names. The code relies on the units in the answer,
 * not on the requested ones, because some requests change units that they do not mention.
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
type Wanted = keyof typeof CONVERSIONS;

/** `null` for a unit of another measure. Open-Meteo gives the unit "undefined" to values that a model does not have. */
function convert(value: number, unit: string, wanted: Wanted): number | null {
  const known: Record<string, Convert> = CONVERSIONS[wanted];
  const conversion = Object.hasOwn(known, unit) ? known[unit] : undefined;
  return conversion ? conversion(value) : null;
}

const value = z.nullable(z.union([z.number(), z.string()]));
const units = z.optional(z.record(z.string(), z.string()));

const pointSchema = z.object({
  utc_offset_seconds: z._default(z.number(), 0),
  current: z.optional(z.record(z.string(), value)),
  current_units: units,
  hourly: z.optional(z.record(z.string(), z.array(value))),
  hourly_units: units,
});
type Point = z.infer<typeof pointSchema>;

/** An answer of any Open-Meteo service. If it has several points, the first is used. */
export const openMeteoSchema = z.pipe(
  z.union([pointSchema, z.array(pointSchema).check(z.minLength(1))]),
  z.transform((answer): Point => {
    const [first] = Array.isArray(answer) ? answer : [answer];
    return first ?? { utc_offset_seconds: 0 };
  }),
);

type Value = z.infer<typeof value> | undefined;

/** The values of one instant. A value that the model lacks is `null`, never 0. */
export interface Instant {
  at: Date;
  read(name: string, wanted: Wanted): number | null;
}

/** Returns the current values; `null` if the answer has none. */
export function readCurrent({ current, current_units, utc_offset_seconds }: Point): Instant | null {
  const at = toDate(current?.["time"], utc_offset_seconds);
  if (!current || !at) return null;
  return { at, read: (name, wanted) => toNumber(current[name], current_units?.[name], wanted) };
}

/** Returns the values of each hour, in the order of the answer. */
export function readHours({ hourly, hourly_units, utc_offset_seconds }: Point): Instant[] {
  return (hourly?.["time"] ?? []).flatMap((time, index) => {
    const at = toDate(time, utc_offset_seconds);
    if (!at) return [];
    return {
      at,
      read: (name: string, wanted: Wanted) => toNumber(hourly?.[name]?.[index], hourly_units?.[name], wanted),
    };
  });
}

const HALF_AN_HOUR_MS = 30 * MINUTE_MS;

/** Returns the hour nearest to an instant, at most half an hour away. */
export function hourAt(hours: readonly Instant[], instant: Date): Instant | null {
  const away = ({ at }: Instant) => Math.abs(at.getTime() - instant.getTime());
  let nearest: Instant | null = null;
  for (const hour of hours) if (!nearest || away(hour) < away(nearest)) nearest = hour;
  return nearest && away(nearest) <= HALF_AN_HOUR_MS ? nearest : null;
}

function toNumber(given: Value, unit: string | undefined, wanted: Wanted): number | null {
  return typeof given === "number" && unit !== undefined ? convert(given, unit, wanted) : null;
}

/** Reads seconds since 1970, or a local time without an offset. The answer gives one offset for all local times. */
function toDate(time: Value, offsetSeconds: number): Date | null {
  const ms = typeof time === "number" ? time * 1000 : Date.parse(`${time ?? ""}Z`) - offsetSeconds * 1000;
  return Number.isNaN(ms) ? null : new Date(ms);
}
