import type { Generated } from "kysely";

/** Which admin looked at where a catch was made, or set what signs in to an account. */
export interface RevealTable {
  /** Whose catch it is. */
  userId: string;
  id: string;
  adminId: string;
  adminName: string;
  kind: Generated<"catch" | "created" | "password" | "email">;
  /** These three are `null` for an account. */
  catchId: string | null;
  species: string | null;
  /** yyyy-mm-dd */
  caughtOn: string | null;
  /** `null` for an account that was made so. */
  reason: string | null;
  revealedAt: Date;
  /** `null` for an account: nobody knows. */
  until: Date | null;
  /** `null` until its angler has read it. */
  readAt: Generated<Date | null>;
}
