import type { TokenScope } from "@creel/domain/accounts/api-tokens";
import type { ColumnType, Generated } from "kysely";

export interface ApiTokenTable {
  userId: string;
  id: string;
  name: string;
  scopes: ColumnType<TokenScope[], TokenScope[], never>;
  /** SHA-256 of the secret. */
  hash: Buffer;
  createdAt: Generated<Date>;
  expiresAt: Date;
  /** To the minute; `null` if it was never used. */
  lastUsedAt: Generated<Date | null>;
}
