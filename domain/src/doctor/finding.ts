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

/** How the noted value came to be wrong: centimeters entered as inches, a missing decimal point, and so on. */
export const LENGTH_SLIPS = ["cm_as_in", "in_as_cm", "mm_as_in", "point"] as const;
export const WEIGHT_SLIPS = ["kg_as_lb", "lb_as_kg", "oz_as_lb", "g_as_lb", "g_as_kg", "point"] as const;
/** Which sign was lost or that the numbers were swapped; otherwise the source of the suggested place. */
const PLACE_FIXES = ["swapped", "latitude", "longitude", "both_signs", "shore", "same_day"] as const;

const fixSchema = z.discriminatedUnion("kind", [
  /** In inches. */
  z.object({ kind: z.literal("length"), length: z.number(), slip: z.enum(LENGTH_SLIPS) }),
  /** In pounds. */
  z.object({ kind: z.literal("weight"), weight: z.number(), slip: z.enum(WEIGHT_SLIPS) }),
  z.object({
    kind: z.literal("place"),
    latitude: z.number(),
    longitude: z.number(),
    how: z.enum(PLACE_FIXES),
  }),
  /** ISO 8601, or a calendar day if only that is known. */
  z.object({ kind: z.literal("time"), date: z.string(), how: z.enum(["logged", "photo", "day"]) }),
  z.object({ kind: z.literal("zone"), time_zone: z.string(), date: z.string() }),
  z.object({ kind: z.literal("leave_trip") }),
  z.object({ kind: z.literal("end_trip"), ended_at: z.string() }),
  z.object({ kind: z.literal("merge") }),
]);
export type Fix = z.infer<typeof fixSchema>;

const findingSchema = z.object({
  /** Stable for the same finding about the same catch or trip. */
  key: z.string(),
  check: z.enum(CHECKS),
  /** The catch the finding is about; both catches for `twice`, none for `long_trip`. */
  catch_ids: z.array(z.string()),
  trip_id: z.nullable(z.string()),
  /**
   * Depends on the check. `length`: the longest on record, in inches. `outlier`: the longest other fish in the log, in
   * inches. `weight`: the standard weight in pounds, or the heaviest on record for a species that is not listed.
   * `off_water` and `on_land`: the distance to the water in meters. `photo_time`, `outside_trip` and `long_trip`:
   * hours. Otherwise `null`.
   */
  measure: z.nullable(z.number()),
  /** For `zone`, the time zone at the place. */
  time_zone: z.nullable(z.string()),
  /** Sorted by likelihood, highest first. */
  mends: z.array(fixSchema),
});
export type Finding = z.infer<typeof findingSchema>;

/** More than anyone reviews at once; the next findings appear when these are done. */
export const MOST_FINDINGS = 100;

/** The answer of `GET /doctor`. */
export const doctorSchema = z.object({
  /** The number of catches examined, excluding samples. */
  looked: z.int(),
  /** The number of all findings; `findings` has at most `MOST_FINDINGS`. */
  total: z.int(),
  findings: z.array(findingSchema),
  /** The catches that the findings are about. */
  catches: z.array(catchSchema),
  trips: z.array(tripSummarySchema),
  /** The catches among them that were imported from a file. Available as long as the lines of the import are stored. */
  imported: z.array(z.object({ catch_id: z.string(), file_name: z.string() })),
});
export type Doctor = z.infer<typeof doctorSchema>;

/** A finding that the angler marked as correct, without the values that looked wrong at the time. */
const dismissalSchema = z.object({
  ...z.pick(findingSchema, { key: true, check: true, catch_ids: true, trip_id: true }).shape,
  dismissed_at: z.string(),
});
export type Dismissal = z.infer<typeof dismissalSchema>;

/** The answer of `GET /doctor/dismissals`. */
export const dismissalsSchema = z.object({
  /** Newest first, at most `MOST_FINDINGS`. Leaves out dismissals of deleted catches and trips. */
  dismissals: z.array(dismissalSchema),
  catches: z.array(catchSchema),
  trips: z.array(tripSummarySchema),
});
export type Dismissals = z.infer<typeof dismissalsSchema>;

const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const KEY = new RegExp(`^(?:${CHECKS.join("|")}):${UUID}(?::${UUID})?$`, "u");

/** The key of a finding, as sent by a client. */
export const findingKeySchema = z.string().check(z.toLowerCase(), z.regex(KEY));

/** @param ids the ids of the catches or of the trip, in any order */
export function keyOf(check: Check, ids: readonly string[]): string {
  return [check, ...ids.toSorted()].join(":");
}

/** Returns the check and the ids in a key. */
export function partsOfKey(key: string): { check: Check | null; ids: string[] } {
  const [name, ...ids] = key.split(":");
  return { check: CHECKS.find((check) => check === name) ?? null, ids };
}
