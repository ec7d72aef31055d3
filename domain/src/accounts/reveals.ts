import * as z from "zod/mini";

const lookSchema = z.object({
  id: z.string(),
  /** The admin's name at the time. */
  admin: z.string(),
  revealed_at: z.string(),
  /** Whether the angler confirmed reading this entry. */
  is_read: z.boolean(),
});

/** An admin revealed where a catch of the angler was made, and gave a reason. */
const placeRevealSchema = z.extend(lookSchema, {
  kind: z.literal("catch"),
  catch_id: z.string(),
  species: z.string(),
  caught_on: z.string(),
  reason: z.string(),
  /** When the place was hidden from the admin again. */
  until: z.string(),
});

/** An admin set credentials of the account and could have seen all of it. */
const accountRevealSchema = z.extend(lookSchema, {
  kind: z.enum(["created", "password", "email"]),
  /** `null` if an admin created the account. */
  reason: z.nullable(z.string()),
});

const revealSchema = z.discriminatedUnion("kind", [placeRevealSchema, accountRevealSchema]);
export type AdminLook = z.infer<typeof revealSchema>;

/** Sorted by time, latest first. */
export const revealListSchema = z.object({ reveals: z.array(revealSchema) });
