import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

/** The records that wait on a phone. Everything else, such as a custom field, is `other`. */
export const REFUSED_SUBJECTS = ["catch", "trip", "water", "gear", "license", "other"] as const;
export type RefusedSubject = (typeof REFUSED_SUBJECTS)[number];

/** Something that waited on a phone and was refused. It names no place and nothing that the angler wrote. */
export const refusedItemSchema = z.object({
  /** The id of the item in the phone's outbox. Each is told of once. */
  id: z.uuid(fieldError({ code: "not_uuid", field: "id" })),
  subject: z.enum(
    REFUSED_SUBJECTS,
    fieldError({ code: "one_of", field: "subject", choices: REFUSED_SUBJECTS }),
  ),
});
export type RefusedItem = z.infer<typeof refusedItemSchema>;
