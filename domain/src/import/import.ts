import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";
import { IMPORT_LIMITS, IMPORT_SUBJECTS, IMPORT_VERDICTS } from "./import-row.ts";

/**
 * - `staged`: nothing of it is in the log.
 * - `running`: its rows are being written into the log.
 */
const IMPORT_STATES = ["staged", "running", "done", "undone"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const KIND = /^[a-z][a-z0-9-]{0,39}$/;
const invalid = fieldError({ code: "invalid" });

export const newImportSchema = z.object({
  /** What wrote the file, as anglers-log; those of a later version are taken, too. */
  kind: z.string(invalid).check(z.regex(KIND, invalid)),
  file_name: textSchema("name", IMPORT_LIMITS.fileName),
});

const countSchema = z.int();

const importSchema = z.object({
  id: z.string(),
  kind: z.string(),
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Rows by verdict. */
  counts: z.record(z.enum(IMPORT_VERDICTS), countSchema),
  /** How many of its rows are in the log. */
  made: countSchema,
  /** Both by what the rows are; only what there is. */
  parts: z.array(
    z.object({
      subject: z.enum(IMPORT_SUBJECTS),
      verdict: z.enum(IMPORT_VERDICTS),
      rows: countSchema,
      made: countSchema,
    }),
  ),
  /** An instant in UTC, as those below. */
  created_at: z.string(),
  committed_at: z.nullable(z.string()),
  done_at: z.nullable(z.string()),
  /** `null` unless it can be undone. */
  undo_until: z.nullable(z.string()),
});
export type Import = z.infer<typeof importSchema>;

/** Absent: as many rows as there are. */
export const commitImportSchema = z.nullish(
  z.object({
    /** How many the file has; another number were staged where its sending broke off. */
    rows: z.optional(z.int(invalid).check(z.gte(1, invalid), z.lte(IMPORT_LIMITS.rows, invalid))),
  }),
);

export const importAnswerSchema = z.object({ import: importSchema });

export const comparedImportSchema = z.object({
  import: importSchema,
  /** What the clock of the file is ahead of the log's, and how many pairs say so. */
  shift: z.nullable(z.object({ minutes: z.int(), pairs: z.int() })),
});

/** The latest first. */
export const importsSchema = z.object({ imports: z.array(importSchema) });

const keptSchema = z.object({ subject: z.enum(IMPORT_SUBJECTS), id: z.string() });

export const undoneImportSchema = z.object({
  /** `null` where nothing of it had been in the log: it is forgotten. */
  import: z.nullable(importSchema),
  removed: countSchema,
  /** What it changed, and is as it was before. */
  restored: countSchema,
  /** What was changed since, and stays. */
  kept: z.array(keptSchema),
});
