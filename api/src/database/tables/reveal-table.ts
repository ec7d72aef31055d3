import type { Generated } from "kysely";

/** Which admin looked at where a catch was made. */
export interface RevealTable {
  /** Whose catch it is. */
  userId: string;
  id: string;
  adminId: string;
  adminName: string;
  catchId: string;
  species: string;
  /** yyyy-mm-dd */
  caughtOn: string;
  reason: string;
  revealedAt: Date;
  until: Date;
  /** `null` until its angler has read it. */
  readAt: Generated<Date | null>;
}
