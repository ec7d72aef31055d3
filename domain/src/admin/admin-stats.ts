import * as z from "zod/mini";

export const STATS_DAYS = 30;
export const TOP_SPECIES = 6;

const daySchema = z.object({ date: z.iso.date(), count: z.int() });

/** Months and days are in the time zone of the admin who asks. */
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
    /** Counted by the time of logging, like `catchesPerDay`. */
    catchesThisMonth: z.int(),
    totalPhotos: z.int(),
    totalTrips: z.int(),
    storageBytes: z.int(),
    openMessages: z.int(),
    oldestOpenMessageAt: z.nullable(z.string()),
    topSpecies: z.array(z.object({ species: z.string(), count: z.int() })),
    otherSpecies: z.object({ species: z.int(), count: z.int() }),
    usersPerDay: z.array(daySchema),
    catchesPerDay: z.array(daySchema),
    countedAt: z.string(),
  }),
});
export type AdminStats = z.infer<typeof adminStatsSchema>["stats"];
