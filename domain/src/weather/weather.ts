import * as z from "zod/mini";

import { LUNAR_PHASES, PRESSURE_TRENDS } from "../conditions/conditions.ts";
import { provenanceFields } from "./provenance.ts";

const measure = z.nullable(z.number());

/** The weather of one hour. What the source does not know is `null`, never 0. */
const currentSchema = z.object({
  /** The instant it speaks of, ISO in UTC. */
  timestamp: z.string(),
  /** °F */
  temperature: z.number(),
  /** °F, with wind, sun and damp. */
  feelsLike: measure,
  /** Both are Unknown when it is not known. */
  conditions: z.object({ main: z.string(), description: z.string() }),
  wind: z.object({
    /** mph at 10 m. */
    speed: measure,
    /** Where it comes from, of 16 directions. */
    cardinal: z.nullable(z.string()),
    /** Where it comes from: degrees clockwise from north. */
    direction: measure,
    /** mph */
    gust: measure,
  }),
  /** inHg at mean sea level. */
  pressure: measure,
  /** Within the last three hours. */
  pressureTrend: z.nullable(z.enum(PRESSURE_TRENDS)),
  /** inHg by which it rose within the last three hours; negative when it fell. */
  pressureChange: measure,
  /** Per cent. */
  humidity: measure,
  /** Miles; unknown for hours the archive answers for. */
  visibility: measure,
  /** Per cent. */
  cloudCover: measure,
  lunarPhase: z.enum(LUNAR_PHASES),
  /** Whether the sun was up. */
  isDay: z.nullable(z.boolean()),
});

/** A rule of thumb, not a prediction. */
const fishingSchema = z.object({
  rating: z.enum(["excellent", "good", "fair", "poor"]),
  /** Whole, 0 to 100. */
  score: z.int(),
  recommendations: z.array(z.string()),
  /** Why it is what it is: 45 and all points, held within 0 and 100. */
  factors: z.array(z.object({ key: z.string(), points: z.int(), text: z.string() })),
  /** What could not be judged, and so gave no points. */
  missing: z.array(z.string()),
});

const weatherSchema = z.object({
  location: z.object({
    /** The nearest named place, or the coordinates where none is near. */
    name: z.string(),
  }),
  current: currentSchema,
  fishing: fishingSchema,
  ...provenanceFields,
});
export type Weather = z.infer<typeof weatherSchema>;

/** GET /weather/current and /weather/history */
export const weatherAnswerSchema = z.object({ weather: weatherSchema });
