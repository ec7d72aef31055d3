import type { ZipEntry } from "../../base/zip.ts";
import type { Database } from "../../database/connect.ts";
import { findDismissals } from "./dismissals.repository.ts";

/** What looked odd to Creel and is right, as a file of the archive with everything a user has. */
export function dismissalEntries(db: Database, { id }: { id: string }): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "looked-over.json", input: dismissalsJson(db, id) }];
}

async function* dismissalsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const rows = await findDismissals(db, userId);
  const right = rows.map(({ key, dismissedAt }) => ({ key, dismissed_at: dismissedAt.toISOString() }));
  yield `${JSON.stringify({ right }, null, 1)}\n`;
}
