import * as z from "zod/mini";

/** An admin saw where something of the angler's was caught, and said why. */
const revealSchema = z.object({
  id: z.string(),
  /** The name at the time. */
  admin: z.string(),
  catch_id: z.string(),
  species: z.string(),
  caught_on: z.string(),
  reason: z.string(),
  revealed_at: z.string(),
  /** When it was hidden from the admin again. */
  until: z.string(),
  /** Whether the angler has said that they read it. */
  is_read: z.boolean(),
});
export type PlaceReveal = z.infer<typeof revealSchema>;

/** The last first. */
export const revealListSchema = z.object({ reveals: z.array(revealSchema) });
