import * as z from "zod/mini";

export const catchSummarySchema = z.object({
  totalCatches: z.int(),
  /** Since the first of the month in the user's time zone. */
  thisMonth: z.int(),
  favoriteSpecies: z.string(),
  /** In lb; `null` until a fish was weighed. */
  biggestCatch: z.nullable(z.number()),
});
export type CatchSummary = z.infer<typeof catchSummarySchema>;

/** Weights in lb, lengths in in; `null` where nothing was measured. Days are those of the catches' own clocks. */
export const catchTotalsSchema = z.object({
  count: z.int(),
  totalWeight: z.nullable(z.number()),
  heaviest: z.nullable(z.number()),
  longest: z.nullable(z.number()),
  firstDay: z.nullable(z.iso.date()),
  lastDay: z.nullable(z.iso.date()),
});
export type CatchTotals = z.infer<typeof catchTotalsSchema>;

export const NO_FAVORITE_SPECIES = "N/A";

/** The most frequent first. */
export const speciesCountsSchema = z.object({
  species: z.array(z.object({ species: z.string(), count: z.int() })),
});
export type SpeciesCounts = z.infer<typeof speciesCountsSchema>;

/** The most frequent first. */
export const lureCountsSchema = z.object({
  lures: z.array(z.object({ lure: z.string(), count: z.int() })),
});
export type LureCounts = z.infer<typeof lureCountsSchema>;
