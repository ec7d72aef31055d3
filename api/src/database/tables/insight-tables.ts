import type { TrialLureNamed } from "@creel/domain/lure-trial/lure-trial";
import type { Generated, ColumnType } from "kysely";

export interface InsightQuestionTable {
  userId: string;
  id: string;
  factor: string;
  /** `null` for any value of the factor. */
  bin: string | null;
  /** `null` for any species. */
  species: string | null;
  askedAt: Generated<Date>;
  /** `null` while the question is open. */
  closedAt: Generated<Date | null>;
}

export interface DoctorDismissalTable {
  userId: string;
  /** The key of the finding. */
  key: string;
  dismissedAt: Generated<Date>;
}

/** Written as JSON. */
type StoredLure = ColumnType<TrialLureNamed, string, string>;

export interface LureTrialTable {
  userId: string;
  id: string;
  first: StoredLure;
  second: StoredLure;
  hours: number;
  /** Hexadecimal. */
  seed: string;
  startedAt: Generated<Date>;
  /** `null` until the angler stops it. */
  stoppedAt: Generated<Date | null>;
}
