import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import { ownReveals } from "./reveals.repository.ts";
import { presentReveal } from "./reveals.routes.ts";

/** Which admins saw a user's places, as a file of the archive with everything a user has. */
export function revealEntries(db: Database, { id }: { id: string }): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "seen-by-admins.json", input: revealsJson(db, id) }];
}

async function* revealsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const rows = await ownReveals.list(db, userId);
  yield `${JSON.stringify({ reveals: rows.map(presentReveal) }, null, 1)}\n`;
}
