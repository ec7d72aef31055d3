import { type ArchiveFile, listFile } from "../base/list-file.ts";
import type { Database } from "../database/connect.ts";
import { presentLimit } from "./limit-values.ts";
import { ownLimits } from "./limits.repository.ts";

/** Returns the user's limits as a file for the archive. */
export function limitEntries(db: Database, { id: userId }: { id: string }): ArchiveFile[] {
  return [
    listFile("limits.json", "limits", async () => (await ownLimits.list(db, userId)).map(presentLimit)),
  ];
}
