import * as z from "zod/mini";

import { catchSchema } from "../catches/catch.ts";
import { tripSummarySchema } from "../trips/trip.ts";

export const CHECKS = [
  "length",
  "weight",
  "outlier",
  "no_place",
  "turned_place",
  "off_water",
  "on_land",
  "twice",
  "future",
  "midnight",
  "zone",
  "photo_time",
  "outside_trip",
  "long_trip",
] as const;
export type Check = (typeof CHECKS)[number];

/** What was done to the figure as it was noted: centimeters as inches, a point or a zero too few, and so on. */
export const LENGTH_SLIPS = ["cm_as_in", "in_as_cm", "mm_as_in", "point"] as const;
export const WEIGHT_SLIPS = ["kg_as_lb", "lb_as_kg", "oz_as_lb", "g_as_lb", "g_as_kg", "point"] as const;
/** Which sign of the place was lost, or that its two numbers changed places; else where the place is taken from. */
const PLACE_MENDS = ["swapped", "latitude", "longitude", "both_signs", "shore", "same_day"] as const;

const mendSchema = z.discriminatedUnion("kind", [
  /** In inches. */
  z.object({ kind: z.literal("length"), length: z.number(), slip: z.enum(LENGTH_SLIPS) }),
  /** In pounds. */
  z.object({ kind: z.literal("weight"), weight: z.number(), slip: z.enum(WEIGHT_SLIPS) }),
  z.object({
    kind: z.literal("place"),
    latitude: z.number(),
    longitude: z.number(),
    how: z.enum(PLACE_MENDS),
  }),
  /** An instant, or a calendar day where only that is known. */
  z.object({ kind: z.literal("time"), date: z.string(), how: z.enum(["logged", "photo", "day"]) }),
  z.object({ kind: z.literal("zone"), time_zone: z.string(), date: z.string() }),
  z.object({ kind: z.literal("leave_trip") }),
  z.object({ kind: z.literal("end_trip"), ended_at: z.string() }),
  z.object({ kind: z.literal("merge") }),
]);
export type Mend = z.infer<typeof mendSchema>;

const findingSchema = z.object({
  /** The same for the same oddity of the same catch or trip, at any time. */
  key: z.string(),
  check: z.enum(CHECKS),
  /** The catch it is about; of `twice` both; of `long_trip` none. */
  catch_ids: z.array(z.string()),
  trip_id: z.nullable(z.string()),
  /**
   * Of `length` the longest on record in inches, of `outlier` the longest of the others in the log in inches, of `weight`
   * what is usual in pounds, for a species that is not listed the heaviest on record, of `off_water` and `on_land` how far
   * the water is in meters, of `photo_time`, `outside_trip` and `long_trip` the hours; else `null`.
   */
  measure: z.nullable(z.number()),
  /** Of `zone` that of the place. */
  time_zone: z.nullable(z.string()),
  /** The likeliest first. */
  mends: z.array(mendSchema),
});
export type Finding = z.infer<typeof findingSchema>;

/** More than anybody looks over at once; the next come when these are done. */
export const MOST_FINDINGS = 100;

/** The answer of `GET /doctor`. */
export const doctorSchema = z.object({
  /** How many catches were looked at; samples are not. */
  looked: z.int(),
  /** Of all findings; `findings` has at most `MOST_FINDINGS` of them. */
  total: z.int(),
  findings: z.array(findingSchema),
  /** Those that the findings are about. */
  catches: z.array(catchSchema),
  trips: z.array(tripSummarySchema),
  /** Of these catches those that came with a file, for as long as the lines of an import are kept. */
  imported: z.array(z.object({ catch_id: z.string(), file_name: z.string() })),
});
export type Doctor = z.infer<typeof doctorSchema>;

/** What its angler said is right, without what made it look odd then. */
const dismissalSchema = z.object({
  ...z.pick(findingSchema, { key: true, check: true, catch_ids: true, trip_id: true }).shape,
  dismissed_at: z.string(),
});
export type Dismissal = z.infer<typeof dismissalSchema>;

/** The answer of `GET /doctor/dismissals`. */
export const dismissalsSchema = z.object({
  /** The newest first, at most `MOST_FINDINGS`; of what is in the log no more there is none. */
  dismissals: z.array(dismissalSchema),
  catches: z.array(catchSchema),
  trips: z.array(tripSummarySchema),
});
export type Dismissals = z.infer<typeof dismissalsSchema>;

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const KEY = new RegExp(`^(?:${CHECKS.join("|")}):${UUID}(?::${UUID})?$`, "u");

/** As a client writes it. */
export const findingKeySchema = z.string().check(z.toLowerCase(), z.regex(KEY));

/** @param ids of the catches, or of the trip, in any order */
export function keyOf(check: Check, ids: readonly string[]): string {
  return [check, ...ids.toSorted()].join(":");
}

/** The check and the ids in a key. */
export function partsOfKey(key: string): { check: Check | null; ids: string[] } {
  const [name, ...ids] = key.split(":");
  return { check: CHECKS.find((check) => check === name) ?? null, ids };
}
