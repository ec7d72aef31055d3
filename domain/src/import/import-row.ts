import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

/** In the order in which they are created: each may refer to those before it. */
export const IMPORT_SUBJECTS = [
  "water",
  "spot",
  "reading",
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
  "limit",
  "license",
  "return_template",
  "return",
] as const;
export type ImportSubject = (typeof IMPORT_SUBJECTS)[number];

/**
 * - `same`: the log has it, with the same values.
 * - `differs`: the log has it, or something very similar, with other values.
 * - `incomplete`: a field that every catch needs is missing.
 * - `changes`: like `differs`, but the angler wants the log to take the values of the row.
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

/** The angler's decision on a row: add it whatever the log has, skip it, or let it replace what the log has. */
const IMPORT_DECISIONS = ["add", "skip", "take"] as const;
export type ImportDecision = (typeof IMPORT_DECISIONS)[number];

export const IMPORT_LIMITS = {
  rows: 100_000,
  rowsAtOnce: 500,
  /** The size of one portion of rows, in bytes. */
  portionBytes: 4 * 1024 * 1024,
  fileName: 255,
  undoDays: 14,
  /** Staged rows are deleted after this many days. */
  rowDays: 30,
} as const;

const invalid = fieldError({ code: "invalid" });
const ordinalSchema = z.int(invalid).check(z.gte(1, invalid), z.lte(IMPORT_LIMITS.rows, invalid));
const lineSchema = z.int(invalid).check(z.gte(1, invalid));

const FIELD = /^[a-z_]{1,40}$/i;

const newImportRowSchema = z.object({
  /** The position among the rows of the import. Sending the same position again replaces the row. */
  position: ordinalSchema,
  /** The line in the file. */
  line: lineSchema,
  subject: z.enum(IMPORT_SUBJECTS, invalid),
  /**
   * The fields as the subject's own route takes them. An event also names its trip, a spot its water. Checked row by
   * row.
   */
  fields: z.record(z.string(invalid).check(z.regex(FIELD, invalid)), z.unknown()),
  decision: z.optional(z.nullable(z.enum(IMPORT_DECISIONS, invalid))),
});
export type NewImportRow = z.infer<typeof newImportRowSchema>;

const { rowsAtOnce } = IMPORT_LIMITS;

export const newImportRowsSchema = z.object({
  rows: z
    .array(newImportRowSchema)
    .check(z.minLength(1), z.maxLength(rowsAtOnce, fieldError({ code: "too_many_values", max: rowsAtOnce }))),
  /** The number of rows in the whole import. Rows that were sent before at later positions are deleted. */
  total: z.optional(ordinalSchema),
});

/** The numbers of sent rows, keyed by verdict. */
export const stagedRowsSchema = z.object({ counts: z.record(z.enum(IMPORT_VERDICTS), z.int()) });

const importRowSchema = z.object({
  position: z.int(),
  line: z.int(),
  subject: z.enum(IMPORT_SUBJECTS),
  fields: z.record(z.string(), z.unknown()),
  verdict: z.enum(IMPORT_VERDICTS),
  decision: z.nullable(z.enum(IMPORT_DECISIONS)),
  /** The problems of the row, keyed by field name. */
  problems: z.nullable(z.record(z.string(), z.string())),
  /** The id of the item that the row creates or has created. */
  id: z.string(),
  /** The id of the item that the log has instead. */
  same_as: z.nullable(z.string()),
});
export type ImportRow = z.infer<typeof importRowSchema>;

/** Sorted as in the file. `next` is the position to continue after; `null` at the end. */
export const importRowsSchema = z.object({ rows: z.array(importRowSchema), next: z.nullable(z.int()) });
