import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { FLOW_BINS, LEVEL_TRENDS } from "../waters/gauge.ts";

export const nowQuerySchema = z.object({
  /** A water id. Without it, the answer is about the running trip, or else the home water. */
  water: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "water_id" }))),
});

/**
 * Why there is a score, or why there is none: the log cannot tell yet whether the score helps, the log speaks against
 * it, Creel knows no place, or no service has the weather.
 */
const NOW_STATES = ["rated", "no_evidence", "speaks_against", "no_place", "no_weather"] as const;

/**
 * An answer in flat JSON, for sensors and dashboards. A token without `read:places` gets what holds for the middle of
 * a square of 0.1 degrees, and neither the names of waters nor anything else that a place can be told from.
 */
export const nowSchema = z.object({
  /** ISO 8601 in UTC. */
  at: z.string(),
  /** 0 to 100; `null` unless `state` is "rated". */
  score: z.nullable(z.int()),
  rating: z.nullable(z.enum(["excellent", "good", "fair", "poor"])),
  /** True if the log has enough trips with a score from before they began, and does not speak against it. */
  evidence: z.boolean(),
  state: z.enum(NOW_STATES),
  /** The strongest factors of the score, or why there is none, in the language of the request. */
  reasons: z.string(),
  /** Trips whose score counts, and how many it takes. */
  scored_trips: z.int(),
  needed_trips: z.int(),
  /** The next turn of the tide; `null` where no tide reaches. */
  tide_next: z.nullable(z.enum(["high", "low"])),
  tide_at: z.nullable(z.string()),
  /** The place of the river's level in its gauge's own year; `null` without a gauge. */
  river: z.nullable(z.enum(FLOW_BINS)),
  river_trend: z.nullable(z.enum(LEVEL_TRENDS)),
  /** Fish with today's date on the angler's clock. */
  fish_today: z.int(),
  kept_today: z.int(),
  trip_running: z.boolean(),
  /** The latest trip that has ended; `null` if there is none. */
  last_trip_on: z.nullable(z.string()),
  last_trip_fish: z.nullable(z.int()),
  /** `null` if nobody knows. */
  last_trip_hours: z.nullable(z.number()),
  /** Names of waters. Sent only with `read:places`. */
  water: z.optional(z.nullable(z.string())),
  last_trip_water: z.optional(z.nullable(z.string())),
});
export type Now = z.infer<typeof nowSchema>;
