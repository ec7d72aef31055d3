import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";
import { IMPORT_LIMITS, IMPORT_SUBJECTS, IMPORT_VERDICTS } from "./import-row.ts";

/**
 * - `staged`: nothing of the import is in the log.
 * - `running`: its rows are being written to the log.
 */
const IMPORT_STATES = ["staged", "running", "done", "undone"] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

const KIND = /^[a-z][a-z0-9-]{0,39}$/;
const invalid = fieldError({ code: "invalid" });

export const newImportSchema = z.object({
  /** The program that wrote the file, such as anglers-log. Kinds from a later version are accepted, too. */
  kind: z.string(invalid).check(z.regex(KIND, invalid)),
  file_name: textSchema("name", IMPORT_LIMITS.fileName),
});

const countSchema = z.int();

const importSchema = z.object({
  id: z.string(),
  kind: z.string(),
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** The number of rows, keyed by verdict. */
  counts: z.record(z.enum(IMPORT_VERDICTS), countSchema),
  /** The number of its rows that are in the log. */
  made: countSchema,
  /** `counts` and `made`, split by subject. Combinations without rows are left out. */
  parts: z.array(
    z.object({
      subject: z.enum(IMPORT_SUBJECTS),
      verdict: z.enum(IMPORT_VERDICTS),
      rows: countSchema,
      made: countSchema,
    }),
  ),
  /** An instant in UTC, as are those below. */
  created_at: z.string(),
  committed_at: z.nullable(z.string()),
  done_at: z.nullable(z.string()),
  /** `null` if the import cannot be undone. */
  undo_until: z.nullable(z.string()),
});
export type Import = z.infer<typeof importSchema>;

/** Absent to commit whatever number of rows is staged. */
export const commitImportSchema = z.nullish(
  z.object({
    /** The number of rows in the file. If another number is staged, sending them was interrupted. */
    rows: z.optional(z.int(invalid).check(z.gte(1, invalid), z.lte(IMPORT_LIMITS.rows, invalid))),
  }),
);

export const importAnswerSchema = z.object({ import: importSchema });

export const comparedImportSchema = z.object({
  import: importSchema,
  /** How many minutes the file's clock is ahead of the log's, and how many pairs of catches show it. */
  shift: z.nullable(z.object({ minutes: z.int(), pairs: z.int() })),
});

/** Sorted latest first. */
export const importsSchema = z.object({ imports: z.array(importSchema) });

const keptItemSchema = z.object({ subject: z.enum(IMPORT_SUBJECTS), id: z.string() });

export const undoneImportSchema = z.object({
  /** `null` if nothing of the import was in the log; the import is then deleted. */
  import: z.nullable(importSchema),
  removed: countSchema,
  /** The number of items that the import had changed and that are as before. */
  restored: countSchema,
  /** Items that were changed since the import, and stay. */
  kept: z.array(keptItemSchema),
});
