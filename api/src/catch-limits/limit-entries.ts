import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import { presentLimit } from "./limit-values.ts";
import { ownLimits } from "./limits.repository.ts";

/** Returns the user's limits as a file for the archive. */
export function limitEntries(
  db: Database,
  { id: userId }: { id: string },
): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "limits.json", input: limitsJson(db, userId) }];
}

async function* limitsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const lines = (await ownLimits.list(db, userId)).map((row) => JSON.stringify(presentLimit(row)));
  yield `{"limits":[\n${lines.join(",\n")}\n]}\n`;
}
