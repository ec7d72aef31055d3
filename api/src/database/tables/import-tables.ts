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

/** By the name of the field. */
export type RowProblems = Record<string, Refusal>;

export interface ImportRowTable {
  userId: string;
  importId: string;
  position: number;
  line: number;
  subject: ImportSubject;
  /** Its place in the order in which subjects are made. */
  step: number;
  /** JSON, by the names of the contract. */
  fields: string;
  decision: ImportDecision | null;
  verdict: ImportVerdict;
  /** JSON of RowProblems. */
  problems: string | null;
  /** Of what it makes. */
  madeId: string;
  /** `null` until it is made. */
  madeVersion: Generated<number | null>;
  sameAs: string | null;
  /** JSON of what the row has changed, as it was; `null` where it changes nothing, or has not yet. */
  before: Generated<string | null>;
}
