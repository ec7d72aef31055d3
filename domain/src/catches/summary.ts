import * as z from "zod/mini";

export const catchSummarySchema = z.object({
  totalCatches: z.int(),
  /** Since the first of the month in the user's time zone. */
  thisMonth: z.int(),
  favoriteSpecies: z.string(),
  /** In lb; `null` if no fish was weighed. */
  biggestCatch: z.nullable(z.number()),
});
export type CatchSummary = z.infer<typeof catchSummarySchema>;

/** Weights in lb, lengths in inches; `null` if nothing was measured. Days are in each catch's own time zone. */
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

/** Sorted by count, highest first. */
export const speciesCountsSchema = z.object({
  species: z.array(z.object({ species: z.string(), count: z.int() })),
});
export type SpeciesCounts = z.infer<typeof speciesCountsSchema>;

/** Sorted by count, highest first. */
export const lureCountsSchema = z.object({
  lures: z.array(z.object({ lure: z.string(), count: z.int() })),
});
export type LureCounts = z.infer<typeof lureCountsSchema>;
