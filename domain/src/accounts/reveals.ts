import * as z from "zod/mini";

const lookSchema = z.object({
  id: z.string(),
  /** The name at the time. */
  admin: z.string(),
  revealed_at: z.string(),
  /** Whether the angler has said that they read it. */
  is_read: z.boolean(),
});

/** An admin saw where something of the angler's was caught, and said why. */
const placeRevealSchema = z.extend(lookSchema, {
  kind: z.literal("catch"),
  catch_id: z.string(),
  species: z.string(),
  caught_on: z.string(),
  reason: z.string(),
  /** When it was hidden from the admin again. */
  until: z.string(),
});

/** An admin set what signs in to the account, and with that could see all of it. */
const accountRevealSchema = z.extend(lookSchema, {
  kind: z.enum(["created", "password", "email"]),
  /** `null` where the account was made so. */
  reason: z.nullable(z.string()),
});

const revealSchema = z.discriminatedUnion("kind", [placeRevealSchema, accountRevealSchema]);
export type AdminLook = z.infer<typeof revealSchema>;

/** The last first. */
export const revealListSchema = z.object({ reveals: z.array(revealSchema) });
