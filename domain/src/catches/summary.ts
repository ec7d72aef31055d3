import * as z from "zod/mini";

/** Totals over one angler's whole logbook: GET /catches/stats/summary. */
export const catchSummarySchema = z.object({
  totalCatches: z.int(),
  /** Since the first of the month in the user's time zone. */
  thisMonth: z.int(),
  /** Most often caught, counted without regard to case; "N/A" in an empty logbook. */
  favoriteSpecies: z.string(),
  /** The largest weight in lb; `null` until a fish was weighed. */
  biggestCatch: z.nullable(z.number()),
});
export type CatchSummary = z.infer<typeof catchSummarySchema>;

/** Totals over the catches that match some filters: GET /catches/stats/totals. */
export const catchTotalsSchema = z.object({
  count: z.int(),
  /** lb; `null` when none of them was weighed. */
  totalWeight: z.nullable(z.number()),
  /** lb; `null` when none of them was weighed. */
  heaviest: z.nullable(z.number()),
  /** in; `null` when none of them was measured. */
  longest: z.nullable(z.number()),
  /** The days of the first and the last, on their own clocks: yyyy-mm-dd. */
  firstDay: z.nullable(z.iso.date()),
  lastDay: z.nullable(z.iso.date()),
});
export type CatchTotals = z.infer<typeof catchTotalsSchema>;

export const NO_FAVORITE_SPECIES = "N/A";

/** How often each species was caught, most often first: GET /catches/stats/species. */
export const speciesCountsSchema = z.object({
  species: z.array(z.object({ species: z.string(), count: z.int() })),
});
export type SpeciesCounts = z.infer<typeof speciesCountsSchema>;

/** How often each lure was used, most often first: GET /catches/stats/lures. */
export const lureCountsSchema = z.object({
  lures: z.array(z.object({ lure: z.string(), count: z.int() })),
});
export type LureCounts = z.infer<typeof lureCountsSchema>;
