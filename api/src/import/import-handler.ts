import type { ImportSubject } from "@creel/domain/import/import-row";

import type { Database } from "../database/connect.ts";
import type { UserRow } from "../database/schema.ts";
import type { RowProblems } from "../database/tables/import-tables.ts";
import type { FileKey } from "../photos/photo-files.ts";

type Fields = Record<string, unknown>;

/** What was sent for a row, as it can be written. */
interface Readable {
  /** The angler's own that has this id already, compared by what was sent. */
  compare: (db: Database) => Promise<"new" | "same" | "differs">;
  /**
   * Writes it under its id, once: the second time it is there.
   * @returns its version
   * @throws AppError
   */
  write: (db: Database) => Promise<number>;
}

interface Unreadable {
  problems: RowProblems;
  /** Nothing is wrong, except that there is not all that it takes. */
  isIncomplete: boolean;
}

/** One that an import made. */
export interface Made {
  id: string;
  /** That it had then. */
  version: number;
  fields: Fields;
}

export interface Removed {
  count: number;
  /** Those that were changed since. */
  keptIds: string[];
  /** To delete. */
  files: FileKey[];
}

/** One of the log that a row has changed. */
export interface Taken {
  id: string;
  /** That it had then. */
  version: number;
  /** All of it, as JSON. */
  before: Fields;
}

/** How what the log has becomes what a row says, and again what it was. */
export interface Taking {
  /** `undefined` where it is not there. */
  find: (db: Database, userId: string, id: string) => Promise<Fields | undefined>;
  /**
   * What the row does not say stays. The second time it is done.
   * @returns its version; `undefined` where somebody has changed it since it was `before`
   * @throws AppError
   */
  change: (
    db: Database,
    user: UserRow,
    change: { id: string; fields: Fields; before: Fields },
  ) => Promise<number | undefined>;
  /** Those that are gone, or as they were already, count as put back; the second time nothing is done. */
  putBack: (db: Database, userId: string, taken: readonly Taken[]) => Promise<PutBack>;
}

interface PutBack {
  count: number;
  /** Those that were changed since. */
  keptIds: string[];
}

/** How a feature takes part in an import with what it owns. */
export interface ImportHandler {
  /** @param fields with an id */
  read: (user: UserRow, fields: Fields) => Readable | Unreadable;
  /** Its version now; `undefined` when it is not there. */
  findVersion: (db: Database, userId: string, made: Made) => Promise<number | undefined>;
  /** Those that are gone already count as removed. */
  removeUnchanged: (db: Database, userId: string, made: readonly Made[]) => Promise<Removed>;
  /** Absent where what the log has is never changed by a row. */
  taking?: Taking;
}

export type ImportHandlers = Record<ImportSubject, ImportHandler>;

export interface ImportTarget {
  db: Database;
  handlers: ImportHandlers;
}
