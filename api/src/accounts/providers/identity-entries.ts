import { type ArchiveFile, listFile } from "../../base/list-file.ts";
import type { Database } from "../../database/connect.ts";
import type { IdentityRow } from "../../database/schema.ts";
import { ownIdentities } from "./identities.repository.ts";

/** Returns the providers that a user linked, as a file for the archive. */
export function identityEntries(db: Database, { id: userId }: { id: string }): ArchiveFile[] {
  return [
    listFile("providers.json", "providers", async () =>
      (await ownIdentities.list(db, userId)).map(presentForArchive),
    ),
  ];
}

function presentForArchive({ issuer, label, linkedAt, lastUsedAt }: IdentityRow) {
  return { issuer, label, linked_at: linkedAt, last_used_at: lastUsedAt };
}
