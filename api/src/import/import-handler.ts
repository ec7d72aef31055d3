import { findFieldError } from "@creel/domain/errors/field-error";
import type { ImportSubject } from "@creel/domain/import/import-row";
import type * as z from "zod/mini";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import type { RowProblems } from "../database/tables/import-tables.ts";
import { AppError } from "../errors/errors.ts";
import type { FileKey } from "../photos/photo-files.ts";

type Fields = Record<string, unknown>;

/** A row that passed validation. */
interface Readable {
  /** Compares the row with the log's record of the same id, using only the fields that were sent. */
  compare: (db: Database) => Promise<"new" | "same" | "differs">;
  /**
   * Writes the row under its id. Writing it a second time changes nothing.
   * @returns the version of the record
   * @throws AppError
   */
  write: (db: Database) => Promise<number>;
}

interface Unreadable {
  problems: RowProblems;
  /** True if the only problem is that required fields are missing. */
  isIncomplete: boolean;
}

/** A record that an import created. */
export interface Made {
  id: string;
  /** The version right after the import created it. */
  version: number;
  fields: Fields;
}

export interface Removed {
  count: number;
  /** Records that were changed after the import and therefore stay. */
  keptIds: string[];
  /** Files to delete. */
  files: FileKey[];
}

/** A record of the log that a row has changed. */
export interface Taken {
  id: string;
  /** The version right after the row changed it. */
  version: number;
  /** All fields before the change, as JSON. */
  before: Fields;
}

/** Applies a row's fields to an existing record of the log, and restores the record when the import is undone. */
export interface Taking {
  /** Returns the stored fields; `undefined` if the record does not exist. */
  find: (db: Database, userId: string, id: string) => Promise<Fields | undefined>;
  /**
   * Changes only the fields that the row has. Repeating the change has no effect.
   * @returns the version of the record; `undefined` if somebody changed it after `before` was read
   * @throws AppError
   */
  change: (
    db: Database,
    user: UserRow,
    change: { id: string; fields: Fields; before: Fields },
  ) => Promise<number | undefined>;
  /**
   * Restores the records. Records that are gone or already restored count as restored, so a repeated call has no
   * effect.
   */
  putBack: (db: Database, userId: string, taken: readonly Taken[]) => Promise<PutBack>;
}

interface PutBack {
  count: number;
  /** Records that were changed after the import and therefore stay. */
  keptIds: string[];
}

/** How a feature reads, writes and removes its import rows. */
export interface ImportHandler {
  /** @param fields with an id */
  read: (user: UserRow, fields: Fields) => Readable | Unreadable;
  /** Returns the current version; `undefined` if the record does not exist. */
  findVersion: (db: Database, userId: string, made: Made) => Promise<number | undefined>;
  /** Removes records that were not changed after the import. Records that are already gone count as removed. */
  removeUnchanged: (db: Database, userId: string, made: readonly Made[]) => Promise<Removed>;
  /** Absent if a row never changes existing records of this subject. */
  taking?: Taking;
}

export type ImportHandlers = Record<ImportSubject, ImportHandler>;

export interface ImportTarget {
  db: Database;
  handlers: ImportHandlers;
}

interface Reading<Sent, Stored> {
  schema: z.ZodMiniType<Sent>;
  /** Checks rules that the schema cannot express. @throws AppError invalid_input */
  check?: (user: UserRow, sent: Sent) => void;
  find: (db: Database, key: { userId: string; id: string }, sent: Sent) => Promise<Stored | undefined>;
  isSame: (stored: Stored, sent: Sent) => boolean;
  /** @returns the version of the record */
  write: (db: Database, user: UserRow, sent: Sent) => Promise<number>;
}

/** Builds the `read` function of a subject: it validates a row and returns how to compare and write it. */
export function rowReader<Sent extends { id?: string | undefined }, Stored>(
  reading: Reading<Sent, Stored>,
): ImportHandler["read"] {
  return (user, fields) => {
    const read = reading.schema.safeParse(fields);
    if (!read.success) return unreadable(read.error.issues, fields);
    const sent = read.data;
    const problems = problemsOf(() => reading.check?.(user, sent));
    if (problems) return { problems, isIncomplete: false };
    return {
      compare: async (db) => {
        const stored = await reading.find(db, { userId: user.id, id: sent.id ?? "" }, sent);
        if (!stored) return "new";
        return reading.isSame(stored, sent) ? "same" : "differs";
      },
      write: (db) => reading.write(db, user, sent),
    };
  };
}

type Issue = Pick<z.core.$ZodIssue, "path" | "message">;

function unreadable(issues: readonly Issue[], fields: Record<string, unknown>) {
  const named = issues.map(({ path, message }) => ({
    name: path.join(".") || "body",
    refusal: findFieldError(message) ?? ({ code: "invalid" } as const),
  }));
  const problems: RowProblems = {};
  for (const { name, refusal } of named) problems[name] ??= refusal;
  const isIncomplete = named.every(({ name }) => fields[name] === undefined || fields[name] === null);
  return { problems, isIncomplete };
}

/** `null` if nothing is wrong. */
function problemsOf(check: () => void): RowProblems | null {
  try {
    check();
    return null;
  } catch (error) {
    return problemsIn(error);
  }
}

/** @throws any error that is not an AppError */
export function problemsIn(error: unknown): RowProblems {
  if (!(error instanceof AppError)) throw error;
  if (error.code === "trip_overlaps") return { started_at: { code: "trip_overlaps" } };
  return error.options.fields ?? { body: { code: "invalid" } };
}
