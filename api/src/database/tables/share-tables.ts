import type { SharePrecision, ShareSubject } from "@creel/domain/shares/share";
import type { Generated } from "kysely";

export interface ShareTable {
  userId: string;
  id: string;
  /** SHA-256 of the token in the link. */
  tokenHash: Buffer;
  subject: ShareSubject;
  /** `null` for a year. */
  subjectId: string | null;
  /** yyyy; `null` for other subjects. */
  year: string | null;
  precision: SharePrecision;
  /** The center of the shown square, or the spot itself. */
  latitude: number | null;
  longitude: number | null;
  showTime: boolean;
  showNotes: boolean;
  showWater: boolean;
  showName: boolean;
  createdAt: Generated<Date>;
  /** `null` for never. */
  expiresAt: Date | null;
  revokedAt: Generated<Date | null>;
  seenCount: Generated<number>;
}

/** A record of an admin who viewed the place of a catch, or set an account's email or password. */
export interface RevealTable {
  /** The angler of the catch. */
  userId: string;
  id: string;
  adminId: string;
  adminName: string;
  kind: Generated<"catch" | "created" | "password" | "email">;
  /** This and the next two are `null` for an account. */
  catchId: string | null;
  species: string | null;
  /** yyyy-mm-dd */
  caughtOn: string | null;
  /** `null` for an account that an admin created. */
  reason: string | null;
  revealedAt: Date;
  /** `null` for an account, because the end is not known. */
  until: Date | null;
  /** `null` until the angler has read it. */
  readAt: Generated<Date | null>;
}
