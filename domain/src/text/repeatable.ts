import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

const MOST_VALUES = 100;

/** A query parameter that may occur several times. */
export function repeatable<Schema extends z.ZodMiniType<string, string>>(schema: Schema, message?: string) {
  return z.pipe(
    z.union(
      [
        z
          .array(schema)
          .check(z.maxLength(MOST_VALUES, fieldError({ code: "too_many_values", max: MOST_VALUES }))),
        schema,
      ],
      message,
    ),
    z.transform((values) => (typeof values === "string" ? [values] : values)),
  );
}
