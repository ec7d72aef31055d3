import * as z from "zod/mini";

/** Statistics of a water, besides the sums that the water itself has. */
export const waterStatsSchema = z.object({
  /** Sorted by count, largest first. */
  bySpecies: z.array(z.object({ species: z.string(), count: z.int() })),
  /** Sums over all years, months from 1 to 12. Months without a catch or a trip are left out. */
  byMonth: z.array(
    z.object({ month: z.int(), fish: z.int(), trips: z.int(), blanks: z.int(), hours: z.number() }),
  ),
  /** Sorted latest first. */
  byYear: z.array(
    z.object({ year: z.int(), fish: z.int(), trips: z.int(), blanks: z.int(), hours: z.number() }),
  ),
  /** The number of fish at each noted depth, in ft. `depthBands` turns them into bars. */
  byDepth: z.array(z.object({ depth: z.number(), fish: z.int() })),
  /** Sorted by fish, most first. The species of a lure are sorted by frequency, most frequent first. */
  byLure: z.array(z.object({ lure: z.string(), fish: z.int(), species: z.array(z.string()) })),
  /**
   * The heaviest fish of each species, or the longest if none was weighed. The species with the heaviest fish comes
   * first.
   */
  bests: z.array(
    z.object({
      catchId: z.string(),
      species: z.string(),
      /** `weight` is in lb, `length` in inches. */
      weight: z.nullable(z.number()),
      length: z.nullable(z.number()),
      /** In the form yyyy-mm-dd, on the clock of the catch. */
      day: z.string(),
    }),
  ),
});
export type WaterStats = z.infer<typeof waterStatsSchema>;
