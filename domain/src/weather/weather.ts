import * as z from "zod/mini";

import { LUNAR_PHASES, PRESSURE_TRENDS } from "../conditions/conditions.ts";
import {
  conditionsSchema,
  fahrenheit,
  inchesOfMercury,
  instant,
  locationSchema,
  miles,
  percent,
  windSchema,
} from "./measures.ts";
import { provenanceFields } from "./provenance.ts";

/** `null`, never 0, if the source lacks the value. */
const currentSchema = z.object({
  timestamp: instant,
  temperature: fahrenheit,
  feelsLike: z.nullable(fahrenheit),
  conditions: conditionsSchema,
  wind: windSchema,
  pressure: z.nullable(inchesOfMercury),
  pressureTrend: z.nullable(z.enum(PRESSURE_TRENDS)),
  /** Over three hours; negative when falling. */
  pressureChange: z.nullable(inchesOfMercury),
  humidity: z.nullable(percent),
  /** `null` for hours from the archive. */
  visibility: z.nullable(miles),
  cloudCover: z.nullable(percent),
  lunarPhase: z.enum(LUNAR_PHASES),
  isDay: z.nullable(z.boolean()),
});

/**
 * A machine-readable form of `text`, for clients with their own translations. A newer server may send codes that they
 * do not know.
 */
const messageFields = {
  code: z.string(),
  /** In the API's units: °F, mph, times in ISO 8601. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
};

/** `score` is 0 to 100: 45 and the points of all factors. It is a rule of thumb, not a prediction. */
const fishingSchema = z.object({
  /** The minute that the score applies to. */
  at: instant,
  rating: z.enum(["excellent", "good", "fair", "poor"]),
  score: z.int(),
  /** The texts of `advice`. */
  recommendations: z.array(z.string()),
  /** At most four, most important first. */
  advice: z.array(z.object(messageFields)),
  factors: z.array(z.object({ key: z.string(), points: z.int(), ...messageFields })),
  missing: z.array(z.string()),
});

const weatherSchema = z.object({
  location: locationSchema,
  /** The time zone of the place. */
  timeZone: z.string(),
  current: currentSchema,
  fishing: fishingSchema,
  ...provenanceFields,
});
export type Weather = z.infer<typeof weatherSchema>;

export const weatherAnswerSchema = z.object({ weather: weatherSchema });
