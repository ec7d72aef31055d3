import * as z from "zod/mini";

/** How many trips the catches of an import seem to be of; those that are of a trip already do not count. */
export const importTripsSchema = z.object({ proposed: z.int() });
