import type { ZipEntry } from "../../base/zip.ts";
import type { Database } from "../../database/connect.ts";
import { ownIdentities } from "./identities.repository.ts";

/** Returns the providers that a user linked, as a file for the archive. */
export function identityEntries(
  db: Database,
  { id: userId }: { id: string },
): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "providers.json", input: identitiesJson(db, userId) }];
}

async function* identitiesJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const rows = await ownIdentities.list(db, userId);
  const lines = rows.map(({ issuer, label, linkedAt, lastUsedAt }) =>
    JSON.stringify({ issuer, label, linked_at: linkedAt, last_used_at: lastUsedAt }),
  );
  yield `{"providers":[\n${lines.join(",\n")}\n]}\n`;
}
