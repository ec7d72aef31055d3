import { knownMigrations } from "../../database/migrate/migrate.ts";
import type { Manifest, TableInArchive } from "./archive-format.ts";
import { BackupError } from "./backup-error.ts";
import { Families, linesIn } from "./families.ts";
import { openArchive } from "./read-archive.ts";
import { drain } from "./verified-contents.ts";

/**
 * Reads a whole archive and compares it with its checksums and manifest, without writing anything.
 * @throws BackupError if this version could not restore it
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  return withReasons(file, async () => {
    const archive = await openArchive(file);
    try {
      const { manifest } = archive;
      if (!(await knownMigrations()).includes(manifest.migration)) {
        throw new BackupError(
          `This archive was made by a newer version of Creel (${manifest.creel}). Restore it with that version.`,
        );
      }
      const families = new Families(manifest.tables);
      for await (const { contents, table } of archive.entries()) {
        await (table ? verifyTable(table, contents, families) : drain(contents));
      }
      return manifest;
    } finally {
      archive.close();
    }
  });
}

async function verifyTable(
  table: TableInArchive,
  contents: AsyncIterable<Uint8Array>,
  families: Families,
): Promise<void> {
  const family = families.begin(table);
  let count = 0;
  for await (const lines of linesIn(contents)) {
    count += lines.length;
    for (const line of lines) family.add(line);
  }
  if (count !== table.rows) {
    throw new BackupError(`This archive has ${count} rows of ${table.name} instead of ${table.rows}.`);
  }
  family.end();
}

async function withReasons<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} is not a complete archive: ${reason}.`, { cause: error });
  }
}
