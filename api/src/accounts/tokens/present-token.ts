import type { ApiToken } from "@creel/domain/accounts/api-tokens";

import { type ArchiveFile, listFile } from "../../base/list-file.ts";
import type { Database } from "../../database/connect.ts";
import type { ApiTokenRow } from "../../database/schema.ts";
import { ownApiTokens } from "./api-tokens.repository.ts";

export function presentApiToken(row: ApiTokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** Sorted latest first. */
export async function listApiTokens(db: Database, userId: string): Promise<ApiToken[]> {
  return (await ownApiTokens.list(db, userId)).map(presentApiToken);
}

/** Returns the user's tokens, without their secrets, as a file for the archive. */
export function apiTokenEntries(db: Database, { id: userId }: { id: string }): ArchiveFile[] {
  return [listFile("tokens.json", "tokens", () => listApiTokens(db, userId))];
}
