import type { ZipEntry } from "../base/zip.ts";
import type { Database } from "../database/connect.ts";
import { ownTrials } from "./lure-trials.repository.ts";
import { presentTrials } from "./present-trials.ts";

/** The lure trials of a user, as a file of the archive with everything they have. */
export function trialEntries(db: Database, { id }: { id: string }): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "lure-trials.json", input: trialsJson(db, id) }];
}

async function* trialsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const trials = await presentTrials(db, userId, await ownTrials.list(db, userId));
  yield `${JSON.stringify({ trials }, null, 1)}\n`;
}
