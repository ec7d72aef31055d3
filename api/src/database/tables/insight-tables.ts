import type { Generated } from "kysely";

export interface InsightQuestionTable {
  userId: string;
  id: string;
  factor: string;
  /** `null`: any part of the factor. */
  bin: string | null;
  /** `null`: any. */
  species: string | null;
  askedAt: Generated<Date>;
  /** `null` while it is open. */
  closedAt: Generated<Date | null>;
}
