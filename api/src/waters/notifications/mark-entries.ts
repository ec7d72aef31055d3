import type { ZipEntry } from "../../base/zip.ts";
import type { Database } from "../../database/connect.ts";
import { listAllMarks } from "./write-marks.ts";

/** Returns the heights of rivers at which the user is told, as a file for the archive. */
export function markEntries(
  db: Database,
  { id: userId }: { id: string },
): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "river-marks.json", input: marksJson(db, userId) }];
}

async function* marksJson(db: Database, userId: string): AsyncGenerator<string, void> {
  yield `${JSON.stringify({ marks: await listAllMarks(db, userId) })}\n`;
}
