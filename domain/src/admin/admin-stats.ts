import * as z from "zod/mini";

/** Days of the two charts, today included. */
export const STATS_DAYS = 30;
/** Species that are named; the others are counted together. */
export const TOP_SPECIES = 6;

const daySchema = z.object({ date: z.iso.date(), count: z.int() });

/** GET /admin/stats. Months and days are those of the clock of the admin who asks. */
export const adminStatsSchema = z.object({
  stats: z.object({
    totalUsers: z.int(),
    activeUsers: z.int(),
    suspendedUsers: z.int(),
    admins: z.int(),
    premiumUsers: z.int(),
    newUsersThisMonth: z.int(),
    newUsersLastMonth: z.int(),
    totalCatches: z.int(),
    /** Logged, not caught, this month; the same for `catchesPerDay`. */
    catchesThisMonth: z.int(),
    totalPhotos: z.int(),
    storageBytes: z.int(),
    /** Messages that are new. */
    openMessages: z.int(),
    oldestOpenMessageAt: z.nullable(z.string()),
    /** The most frequent first. */
    topSpecies: z.array(z.object({ species: z.string(), count: z.int() })),
    /** Those beyond `topSpecies`. */
    otherSpecies: z.object({ species: z.int(), count: z.int() }),
    /** The last thirty days, the oldest first, days without anything included. */
    usersPerDay: z.array(daySchema),
    catchesPerDay: z.array(daySchema),
    countedAt: z.string(),
  }),
});
export type AdminStats = z.infer<typeof adminStatsSchema>["stats"];
