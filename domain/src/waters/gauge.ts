import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { fahrenheit, feet, instant, miles } from "../weather/measures.ts";
import { attributionSchema } from "../weather/provenance.ts";

/** Sorted by precedence: where two services list the same gauge, the first one is asked. */
export const GAUGE_SERVICES = ["usgs", "ea", "pegelonline", "eccc", "hubeau", "smhi", "nve"] as const;
export type GaugeService = (typeof GAUGE_SERVICES)[number];

export const GAUGE_QUANTITIES = ["level", "flow", "temperature"] as const;
export type GaugeQuantity = (typeof GAUGE_QUANTITIES)[number];

export const FLOW_BINS = ["low", "usual", "high"] as const;
export type FlowBin = (typeof FLOW_BINS)[number];

export const LEVEL_TRENDS = ["falling", "steady", "rising"] as const;
export type LevelTrend = (typeof LEVEL_TRENDS)[number];

const cubicFeetPerSecond = z.number();

const gaugeFields = {
  service: z.enum(GAUGE_SERVICES),
  /** The service's own id. */
  station: z.string(),
  name: z.string(),
  /** `null` if the service does not name it. */
  river: z.nullable(z.string()),
};

/** The gauge that the angler confirmed for a water. Only the angler sees it. */
export const gaugeSchema = z.object({
  ...gaugeFields,
  latitude: z.number(),
  longitude: z.number(),
  confirmed_at: instant,
});
export type Gauge = z.infer<typeof gaugeSchema>;

/** The newest value of each quantity; `null` if the gauge does not measure it. */
export const gaugeNowSchema = z.object({
  /** Above the gauge's own zero, which says nothing about other gauges. May be negative. */
  level: z.nullable(feet),
  flow: z.nullable(cubicFeetPerSecond),
  temperature: z.nullable(fahrenheit),
  observedAt: z.nullable(instant),
});
export type GaugeNow = z.infer<typeof gaugeNowSchema>;

const offeredGaugeSchema = z.object({
  ...gaugeFields,
  latitude: z.number(),
  longitude: z.number(),
  /** From the water's point. */
  distance: miles,
  /** True if its river has the name of the water. Sorted first. */
  hasName: z.boolean(),
  quantities: z.array(z.enum(GAUGE_QUANTITIES)),
  now: z.nullable(gaugeNowSchema),
});
export type OfferedGauge = z.infer<typeof offeredGaugeSchema>;

export const offeredGaugesSchema = z.object({
  gauges: z.array(offeredGaugeSchema),
  /** Services that cover the place and did not answer. */
  silent: z.array(z.enum(GAUGE_SERVICES)),
  attribution: z.array(attributionSchema),
});
export type OfferedGauges = z.infer<typeof offeredGaugesSchema>;

export const GAUGE_LIMITS = { station: 64, miles: 30, offered: 12 } as const;

export const gaugeChoiceSchema = z.union([
  z.strictObject({
    service: z.enum(GAUGE_SERVICES),
    station: z.string().check(z.maxLength(GAUGE_LIMITS.station)),
  }),
  /** "None of these": Creel does not offer gauges for the water again. */
  z.strictObject({ none: z.literal(true) }),
]);
export type GaugeChoice = z.infer<typeof gaugeChoiceSchema>;

/** How the position within the gauge's own year was found, the best first. */
const INDEX_BASES = ["normals", "meanLowHigh", "typicalRange", "ownReadings"] as const;

const levelSchema = z.object({
  now: gaugeNowSchema,
  /** Seconds since the newest value was measured. */
  ageSeconds: z.nullable(z.int()),
  /** `null` if it is not known, and if the newest value is over 3 hours old. */
  change24h: z.nullable(feet),
  trend: z.nullable(z.enum(LEVEL_TRENDS)),
  /** The position within the gauge's own year, from 0 (lowest) to 1 (highest). */
  index: z.nullable(z.number()),
  indexBasis: z.nullable(z.enum(INDEX_BASES)),
  bin: z.nullable(z.enum(FLOW_BINS)),
  /** The middle of the flows that many years had on the date of `now`; `null` if the service does not tell it. */
  medianFlow: z.nullable(cubicFeetPerSecond),
  /** Set if the level rose fast: by at least 0.5 ft within the last hour, or 1 ft within three. */
  rise: z.nullable(z.object({ from: feet, to: feet, since: instant, until: instant })),
  /** The quantity of `days` and `usual`; level if the gauge has one. */
  quantity: z.enum(["level", "flow"]),
  /** The last 30 days, in order, in ft or ft³/s. At most one point each 3 hours. */
  points: z.array(z.object({ at: instant, value: z.number() })),
  /** The band of the usual (the middle half) for each date, in the unit of `points`; empty if not known. */
  usual: z.array(z.object({ date: z.string(), low: z.number(), high: z.number() })),
});
export type RiverLevel = z.infer<typeof levelSchema>;

/** `coast` is a station on the coast or the model of the sea. */
export const TEMPERATURE_SOURCES = ["angler", "gauge", "coast", "learned"] as const;
export type TemperatureSource = (typeof TEMPERATURE_SOURCES)[number];

export const waterReadingSchema = z.object({
  id: z.string(),
  at: instant,
  temperature: z.nullable(fahrenheit),
  /** The angler judges it by eye. */
  level: z.nullable(z.enum(FLOW_BINS)),
});
export type WaterReading = z.infer<typeof waterReadingSchema>;

export const READING_LIMITS = { perWater: 5000, temperature: { min: 28, max: 113 } } as const;

const readingBounds = fieldError({
  code: "out_of_bounds",
  field: "water_temperature",
  ...READING_LIMITS.temperature,
  unit: "°F",
});

export const newReadingFields = {
  id: z.uuid(fieldError({ code: "not_uuid", field: "id" })),
  at: z.iso.datetime(fieldError({ code: "instant", field: "at" })),
  temperature: z.nullable(
    z
      .number(fieldError({ code: "not_number", field: "water_temperature" }))
      .check(
        z.minimum(READING_LIMITS.temperature.min, readingBounds),
        z.maximum(READING_LIMITS.temperature.max, readingBounds),
      ),
  ),
  level: z.nullable(z.enum(FLOW_BINS, fieldError({ code: "invalid" }))),
};

export const measuresSomething = z.refine<Pick<WaterReading, "temperature" | "level">>(
  ({ temperature, level }) => temperature !== null || level !== null,
  { path: ["temperature"], error: fieldError({ code: "required", field: "water_temperature" }) },
);

export const newWaterReadingSchema = z.strictObject(newReadingFields).check(measuresSomething);
export type NewWaterReading = z.infer<typeof newWaterReadingSchema>;

/** The learned temperature of a day: the middle, and the range that holds 9 days out of 10. */
const learnedDaySchema = z.object({
  date: z.string(),
  value: fahrenheit,
  low: fahrenheit,
  high: fahrenheit,
});
export type LearnedDay = z.infer<typeof learnedDaySchema>;

const temperatureSchema = z.object({
  measured: z.nullable(z.object({ value: fahrenheit, at: instant, by: z.enum(["angler", "gauge"]) })),
  /** Readings by the angler with a temperature: in the water's list, on catches and on trips. */
  readings: z.array(
    z.extend(waterReadingSchema, {
      /** The record that has the temperature, whose id this is. Only a reading of the water can be deleted as one. */
      of: z.optional(z.enum(["water", "catch", "trip"])),
    }),
  ),
  /** How many readings learning takes. */
  neededReadings: z.int(),
  /** The last 365 days; empty if nothing is learned. */
  learned: z.array(learnedDaySchema),
});
export type WaterTemperature = z.infer<typeof temperatureSchema>;

/** Sorted newest first. */
export const waterReadingsSchema = z.object({ readings: z.array(waterReadingSchema) });

export const writtenReadingSchema = z.object({ reading: waterReadingSchema });

export const waterConditionsSchema = z.object({
  conditions: z.object({
    gauge: z.nullable(gaugeSchema),
    /** True after "None of these". */
    isGaugeDeclined: z.boolean(),
    /** `null` without a gauge. */
    level: z.nullable(levelSchema),
    temperature: temperatureSchema,
    /** True if the newest request to the gauge's service failed, so that older data is shown. */
    isSilent: z.boolean(),
    /** Trips to the water whose hours wait for its level and temperature. */
    pendingTrips: z.int(),
    attribution: z.array(attributionSchema),
  }),
});
export type WaterConditions = z.infer<typeof waterConditionsSchema>["conditions"];
