import * as z from "zod/mini";

import { newCatchSchema } from "../catches/new-catch.ts";
import { fieldError } from "../errors/field-error.ts";

/** "A fish, now": one tap on a button. The body may be absent. */
export const tapSchema = z.nullish(
  z.object({
    /** The client makes the id so that a retry is safe; otherwise the server does. */
    id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
    /** Defaults to the species of the catch that was logged last. */
    species: z.optional(newCatchSchema.shape.species),
  }),
);
export type Tap = z.infer<typeof tapSchema>;

/** The logged fish, in flat JSON. */
export const tappedSchema = z.object({
  id: z.string(),
  species: z.string(),
  /** The day on the angler's clock. */
  caught_on: z.string(),
  on_trip: z.boolean(),
  fish_today: z.int(),
  /** The name of its water. Sent only with `read:places`. */
  water: z.optional(z.nullable(z.string())),
});
export type Tapped = z.infer<typeof tappedSchema>;
