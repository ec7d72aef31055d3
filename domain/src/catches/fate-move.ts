import * as z from "zod/mini";

import { CUSTOM_FIELD_LIMITS } from "../custom-fields/custom-field-limits.ts";
import { customValueSchema } from "../custom-fields/custom-field.ts";
import { fieldError } from "../errors/field-error.ts";
import { FATES } from "./fate.ts";

/** The most values of a field that are listed, the most frequent first, and that can be moved at once. */
export const MOST_MOVED_VALUES = 50;

const tooMany = fieldError({ code: "too_many_values", max: MOST_MOVED_VALUES });

/** The fate that each value of a field means. Yes and no are "true" and "false". */
export const moveToFateSchema = z.object({
  fates: z
    .record(
      z.string().check(z.maxLength(CUSTOM_FIELD_LIMITS.text)),
      z.enum(FATES, fieldError({ code: "one_of", field: "fate", choices: FATES })),
      fieldError({ code: "invalid" }),
    )
    .check(z.refine((fates) => Object.keys(fates).length <= MOST_MOVED_VALUES, tooMany)),
});
export type MoveToFate = z.infer<typeof moveToFateSchema>;

export const fateMoveSchema = z.object({
  /** The values of catches without a fate. */
  values: z.array(z.object({ value: customValueSchema, count: z.int() })),
  /** The move that can still be undone; `null` if there is none. */
  moved: z.nullable(z.object({ count: z.int(), undo_until: z.string() })),
});
export type FateMove = z.infer<typeof fateMoveSchema>;
