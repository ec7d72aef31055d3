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
