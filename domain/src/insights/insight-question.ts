import * as z from "zod/mini";

import { SPECIES_MAX_LENGTH } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { hasNoNul, textSchema } from "../text/text.ts";

const CODE = /^[a-z][a-z0-9_-]{0,39}$/i;
const invalid = fieldError({ code: "invalid" });
/** Those of a later version are taken, too. */
const codeSchema = z.string(invalid).check(z.regex(CODE, invalid));

/** In UTF-16 units: of a type of lure, and of one of the tackle box with its variant. */
const LONGEST_PART = 80;
/** A code, or of a lure what `lureCodeOf` writes. */
export const insightQuestionPartSchema = z
  .string(invalid)
  .check(z.minLength(1, invalid), z.maxLength(LONGEST_PART, invalid), z.refine(hasNoNul, invalid));

export const newInsightQuestionSchema = z.object({
  /** Made by the client so that a retry is safe, else by the server. */
  id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
  /** What is compared, as light or pressure. */
  factor: codeSchema,
  /** Which part of it, as falling pressure or a lure; none: any. */
  bin: z.optional(z.nullable(insightQuestionPartSchema)),
  /** None: any. */
  species: z.optional(z.nullable(textSchema("species", SPECIES_MAX_LENGTH))),
});
export type NewInsightQuestion = z.infer<typeof newInsightQuestionSchema>;

const insightQuestionSchema = z.object({
  id: z.string(),
  factor: z.string(),
  bin: z.nullable(z.string()),
  species: z.nullable(z.string()),
  /** An instant in UTC, by the clock of the server; only trips that begin after it count. */
  asked_at: z.string(),
  /** `null` while it is open. */
  closed_at: z.nullable(z.string()),
});
export type InsightQuestion = z.infer<typeof insightQuestionSchema>;

export const insightQuestionAnswerSchema = z.object({ question: insightQuestionSchema });

/** The latest first; at most one is open. */
export const insightQuestionsSchema = z.object({ questions: z.array(insightQuestionSchema) });
