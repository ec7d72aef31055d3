import type { ZipEntry } from "../../base/zip.ts";
import type { Database } from "../../database/connect.ts";
import { presentChoices } from "./present-share.ts";
import { ownShares } from "./shares.repository.ts";

/** A user's links, without their addresses, as a file of the archive with everything they have. */
export function shareEntries(db: Database, { id }: { id: string }): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "links.json", input: linksJson(db, id) }];
}

async function* linksJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const rows = await ownShares.list(db, userId);
  yield `${JSON.stringify({ links: rows.map(presentChoices) }, null, 1)}\n`;
}
