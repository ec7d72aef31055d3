import { fieldError } from "@creel/domain/errors/field-error";
import * as z from "zod/mini";

/** The id of what is changed is compared with those in the database, which are in lower case. */
export const gearParamsSchema = z.object({
  id: z.pipe(
    z.uuid(fieldError({ code: "not_uuid", field: "id" })),
    z.transform((id) => id.toLowerCase()),
  ),
});

export const ifMatchSchema = z.object({
  /** The version the change was made from, in quotes. */
  "if-match": z.optional(z.string()),
});
