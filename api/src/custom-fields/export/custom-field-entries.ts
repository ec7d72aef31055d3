import type { ZipEntry } from "../../base/zip.ts";
import type { Database } from "../../database/connect.ts";
import { listCustomFields } from "../record/present-custom-field.ts";

/** The own fields of a user as a file of the archive. */
export function customFieldEntries(
  db: Database,
  { id: userId }: { id: string },
): Pick<ZipEntry, "name" | "input">[] {
  return [{ name: "fields.json", input: fieldsJson(db, userId) }];
}

async function* fieldsJson(db: Database, userId: string): AsyncGenerator<string, void> {
  const lines = (await listCustomFields(db, userId)).map((field) => JSON.stringify(field));
  yield `{"fields":[\n${lines.join(",\n")}\n]}\n`;
}
