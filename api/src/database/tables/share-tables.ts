import type { SharePrecision, ShareSubject } from "@creel/domain/shares/share";
import type { Generated } from "kysely";

export interface ShareTable {
  userId: string;
  id: string;
  /** SHA-256 of the token in its address. */
  tokenHash: Buffer;
  subject: ShareSubject;
  /** `null` of a year. */
  subjectId: string | null;
  /** yyyy; `null` of anything else. */
  year: string | null;
  precision: SharePrecision;
  /** Of the middle of the square that is shown, or of the spot. */
  latitude: number | null;
  longitude: number | null;
  showTime: boolean;
  showNotes: boolean;
  showWater: boolean;
  showName: boolean;
  createdAt: Generated<Date>;
  /** `null`: never. */
  expiresAt: Date | null;
  revokedAt: Generated<Date | null>;
  seenCount: Generated<number>;
}

/** Which admin looked at where a catch was made, or set what signs in to an account. */
export interface RevealTable {
  /** The angler of the catch. */
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
