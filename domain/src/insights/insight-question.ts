import * as z from "zod/mini";

import { SPECIES_MAX_LENGTH } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { hasNoNul, textSchema } from "../text/text.ts";

const CODE = /^[a-z][a-z0-9_-]{0,39}$/i;
const invalid = fieldError({ code: "invalid" });
/** Accepts codes of later versions, too. */
const codeSchema = z.string(invalid).check(z.regex(CODE, invalid));

/** In UTF-16 units. The maximum length of a lure type, and of an own lure code with its variant. */
const LONGEST_PART = 80;
/** A code; for lures, a code of `lureCodeOf`. */
export const insightQuestionPartSchema = z
  .string(invalid)
  .check(z.minLength(1, invalid), z.maxLength(LONGEST_PART, invalid), z.refine(hasNoNul, invalid));

export const newInsightQuestionSchema = z.object({
  /** The client makes the id so that a retry is safe; otherwise the server does. */
  id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
  /** The factor to compare, such as light or pressure. */
  factor: codeSchema,
  /** The bin of the factor, such as falling pressure or a lure; empty for any. */
  bin: z.optional(z.nullable(insightQuestionPartSchema)),
  /** Empty for any species. */
  species: z.optional(z.nullable(textSchema("species", SPECIES_MAX_LENGTH))),
});
export type NewInsightQuestion = z.infer<typeof newInsightQuestionSchema>;

const insightQuestionSchema = z.object({
  id: z.string(),
  factor: z.string(),
  bin: z.nullable(z.string()),
  species: z.nullable(z.string()),
  /** ISO 8601 in UTC by the server's clock. Only trips that begin later count. */
  asked_at: z.string(),
  /** `null` while the question is open. */
  closed_at: z.nullable(z.string()),
});
export type InsightQuestion = z.infer<typeof insightQuestionSchema>;

export const insightQuestionAnswerSchema = z.object({ question: insightQuestionSchema });

/** Sorted by time, latest first. At most one question is open. */
export const insightQuestionsSchema = z.object({ questions: z.array(insightQuestionSchema) });
