import type { Generated } from "kysely";

export interface DoctorDismissalTable {
  userId: string;
  /** That of the finding. */
  key: string;
  dismissedAt: Generated<Date>;
}
