import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

/** In the order in which they are made: each may name one of those before it. */
export const IMPORT_SUBJECTS = [
  "water",
  "spot",
  "gear",
  "variant",
  "custom_field",
  "trial",
  "trip",
  "event",
  "catch",
  "question",
  "merge",
  "dismissal",
] as const;
export type ImportSubject = (typeof IMPORT_SUBJECTS)[number];

/**
 * - `same`: the log has it, and it says the same.
 * - `differs`: the log has it, or something much alike, with other values.
 * - `incomplete`: what every catch must have is missing.
 * - `changes`: as `differs`, and the angler wants what the log has to become what it says.
 * - `skipped`: the angler left it out.
 */
export const IMPORT_VERDICTS = [
  "new",
  "same",
  "differs",
  "changes",
  "incomplete",
  "refused",
  "skipped",
] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];

/** What the angler said of a row: whatever the log has, not at all, or in place of what the log has. */
const IMPORT_DECISIONS = ["add", "skip", "take"] as const;
export type ImportDecision = (typeof IMPORT_DECISIONS)[number];

export const IMPORT_LIMITS = {
  rows: 100_000,
  rowsAtOnce: 500,
  /** Bytes of one portion of rows. */
  portionBytes: 4 * 1024 * 1024,
  fileName: 255,
  undoDays: 14,
  /** After so many days what was staged is forgotten. */
  rowDays: 30,
} as const;

const invalid = fieldError({ code: "invalid" });
const ordinalSchema = z.int(invalid).check(z.gte(1, invalid), z.lte(IMPORT_LIMITS.rows, invalid));
const lineSchema = z.int(invalid).check(z.gte(1, invalid));

const FIELD = /^[a-z_]{1,40}$/i;

const newImportRowSchema = z.object({
  /** Its place among the rows of the import; the same place again replaces it. */
  position: ordinalSchema,
  /** In the file. */
  line: lineSchema,
  subject: z.enum(IMPORT_SUBJECTS, invalid),
  /** As its own route would take them; an event also names its trip, a spot its water. Checked row by row. */
  fields: z.record(z.string(invalid).check(z.regex(FIELD, invalid)), z.unknown()),
  decision: z.optional(z.nullable(z.enum(IMPORT_DECISIONS, invalid))),
});
export type NewImportRow = z.infer<typeof newImportRowSchema>;

const { rowsAtOnce } = IMPORT_LIMITS;

export const newImportRowsSchema = z.object({
  rows: z
    .array(newImportRowSchema)
    .check(z.minLength(1), z.maxLength(rowsAtOnce, fieldError({ code: "too_many_values", max: rowsAtOnce }))),
  /** How many the import has in all: what was sent before at later positions is forgotten. */
  total: z.optional(ordinalSchema),
});

/** Of those that were sent, by verdict. */
export const stagedRowsSchema = z.object({ counts: z.record(z.enum(IMPORT_VERDICTS), z.int()) });

const importRowSchema = z.object({
  position: z.int(),
  line: z.int(),
  subject: z.enum(IMPORT_SUBJECTS),
  fields: z.record(z.string(), z.unknown()),
  verdict: z.enum(IMPORT_VERDICTS),
  decision: z.nullable(z.enum(IMPORT_DECISIONS)),
  /** What is wrong, by the name of the field. */
  problems: z.nullable(z.record(z.string(), z.string())),
  /** Of what it makes, or made. */
  id: z.string(),
  /** What the log has instead. */
  same_as: z.nullable(z.string()),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** In the order of the file; `next` is the position to go on after, `null` at the end. */
export const importRowsSchema = z.object({ rows: z.array(importRowSchema), next: z.nullable(z.int()) });
