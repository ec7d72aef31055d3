import type { TrialLureNamed } from "@creel/domain/lure-trial/lure-trial";
import type { ColumnType, Generated } from "kysely";

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
