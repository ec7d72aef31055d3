import type { ImportSubject } from "@creel/domain/import/import-row";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import type { RowProblems } from "../database/tables/import-tables.ts";
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
