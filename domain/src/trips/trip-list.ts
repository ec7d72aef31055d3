import * as z from "zod/mini";

import { customFilterSchema } from "../custom-fields/custom-filter.ts";
import { dayOrInstantSchema } from "../dates/iso-dates.ts";
import { SPECIES_MAX_LENGTH } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { pageSizeSchema } from "../paging/paging.ts";
import { repeatable } from "../text/repeatable.ts";
import { searchNameSchema } from "../text/text.ts";
import { TRIP_LIMITS } from "./new-trip.ts";
import { tripSummarySchema } from "./trip.ts";

const YES = z.literal("true", fieldError({ code: "invalid" }));
const searchText = searchNameSchema(SPECIES_MAX_LENGTH);
const dayOrInstant = dayOrInstantSchema(fieldError({ code: "day_or_instant" }));

const effortFilters = {
  /** The id of a water. */
  water: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "water_id" }))),
  /** One of the comma-separated words of a trip's method. */
  method: z.optional(searchNameSchema(TRIP_LIMITS.method)),
  /**
   * Conditions on own fields, as `customFilterSchema` explains. One of the conditions on the same field must be met.
   */
  custom: z.optional(repeatable(customFilterSchema)),
};

export const tripStatsQuerySchema = z.object(effortFilters);
export type TripStatsQuery = z.infer<typeof tripStatsQuerySchema>;

export const tripListQuerySchema = z.object({
  ...effortFilters,
  /** On the trip's own clock. A day in `from` counts from its start, a day in `to` through its end. */
  from: z.optional(dayOrInstant),
  to: z.optional(dayOrInstant),
  /** A species that was caught on the trip. */
  species: z.optional(searchText),
  blank: z.optional(YES),
  usable: z.optional(YES),
  /** Each word must occur in the water, place, method, targets, companions or notes. */
  q: z.optional(searchText),
  limit: pageSizeSchema(20),
  cursor: z.optional(z.string().check(z.maxLength(200))),
});
export type TripListQuery = z.infer<typeof tripListQuerySchema>;

export const tripListSchema = z.object({
  /** Sorted latest first. */
  trips: z.array(tripSummarySchema),
  /** `null` on the last page. */
  nextCursor: z.nullable(z.string()),
  total: z.int(),
});
export type TripList = z.infer<typeof tripListSchema>;

const periodStatsSchema = z.object({
  /** yyyy or yyyy-mm. */
  period: z.string(),
  trips: z.int(),
  blanks: z.int(),
  fish: z.int(),
  /** The sum over all trips whose hours are known. */
  hours: z.number(),
  /** Fish and hours of the trips that rates may use. Their quotient is fish per hour. */
  usable: z.object({ trips: z.int(), fish: z.int(), hours: z.number() }),
});
export type PeriodStats = z.infer<typeof periodStatsSchema>;

/** Sorted by period, latest first. */
export const tripStatsSchema = z.object({
  years: z.array(periodStatsSchema),
  months: z.array(periodStatsSchema),
  /** The number of trips whose end was forgotten and has not been confirmed since. */
  toConfirm: z.int(),
});
export type TripStats = z.infer<typeof tripStatsSchema>;

export const calendarQuerySchema = z.object({
  year: z.pipe(
    z.string().check(z.regex(/^(19|20)\d{2}$/, fieldError({ code: "invalid" }))),
    z.transform(Number),
  ),
  /** Limits fish and bests to this species. Trips, blanks and hours stay. */
  species: z.optional(searchText),
});
export type CalendarQuery = z.infer<typeof calendarQuerySchema>;

/** The days of a year on which somebody fished or caught something. */
export const tripCalendarSchema = z.object({
  days: z.array(
    z.object({
      day: z.string(),
      trips: z.int(),
      blanks: z.int(),
      fish: z.int(),
      hours: z.nullable(z.number()),
      /** Species whose heaviest fish so far was caught that day. */
      bests: z.array(z.string()),
    }),
  ),
});
export type TripCalendar = z.infer<typeof tripCalendarSchema>;
