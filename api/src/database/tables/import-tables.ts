import type { ImportState } from "@creel/domain/import/import";
import type { ImportDecision, ImportSubject, ImportVerdict } from "@creel/domain/import/import-row";
import type { Generated } from "kysely";

import type { Refusal } from "../../errors/refusals.ts";

export interface ImportTable {
  userId: string;
  id: string;
  kind: string;
  fileName: string;
  state: Generated<ImportState>;
  createdAt: Generated<Date>;
  committedAt: Generated<Date | null>;
  doneAt: Generated<Date | null>;
}

/** Keyed by field name. */
export type RowProblems = Record<string, Refusal>;

export interface ImportRowTable {
  userId: string;
  importId: string;
  position: number;
  line: number;
  subject: ImportSubject;
  /** The position in the order in which subjects are written. */
  step: number;
  /** JSON with the field names of the contract. */
  fields: string;
  decision: ImportDecision | null;
  verdict: ImportVerdict;
  /** JSON of RowProblems. */
  problems: string | null;
  /** The id of the record that the row creates. */
  madeId: string;
  /** `null` until the record is created. */
  madeVersion: Generated<number | null>;
  sameAs: string | null;
  /** JSON of the record before the row changed it; `null` if the row changes none, or has not yet. */
  before: Generated<string | null>;
}
