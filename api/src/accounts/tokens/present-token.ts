import type { ApiToken } from "@creel/domain/accounts/api-tokens";

import type { ZipEntry } from "../../base/zip.ts";
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
export function apiTokenEntries(
  db: Database,
  { id: userId }: { id: string },
): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "tokens.json", input: tokensJson(db, userId) }];
}

async function* tokensJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const lines = (await listApiTokens(db, userId)).map((token) => JSON.stringify(token));
  yield `{"tokens":[\n${lines.join(",\n")}\n]}\n`;
}
