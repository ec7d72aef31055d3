import * as z from "zod/mini";

/** What the log knows about a water besides the sums that stand with it. */
export const waterStatsSchema = z.object({
  /** The most frequent first. */
  bySpecies: z.array(z.object({ species: z.string(), count: z.int() })),
  /** Of all years together, from 1 to 12; without the months in which nobody was there. */
  byMonth: z.array(
    z.object({ month: z.int(), fish: z.int(), trips: z.int(), blanks: z.int(), hours: z.number() }),
  ),
  /** The latest first. */
  byYear: z.array(
    z.object({ year: z.int(), fish: z.int(), trips: z.int(), blanks: z.int(), hours: z.number() }),
  ),
  /** How many fish at each depth that was noted, in ft; `depthBands` makes bars of them. */
  byDepth: z.array(z.object({ depth: z.number(), fish: z.int() })),
  /** The most fish first; its species, the most frequent first. */
  byLure: z.array(z.object({ lure: z.string(), fish: z.int(), species: z.array(z.string()) })),
  /** Of each species the heaviest, or where none was weighed the longest. The species with the heaviest comes first. */
  bests: z.array(
    z.object({
      catchId: z.string(),
      species: z.string(),
      /** In lb and in. */
      weight: z.nullable(z.number()),
      length: z.nullable(z.number()),
      /** yyyy-mm-dd on the clock of the catch. */
      day: z.string(),
    }),
  ),
});
export type WaterStats = z.infer<typeof waterStatsSchema>;
