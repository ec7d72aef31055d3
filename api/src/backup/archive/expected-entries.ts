import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

import type { Entry } from "yauzl";

import { type Manifest, PHOTO_ENTRY, type TableInArchive, tableEntry } from "./archive-format.ts";
import { BackupError } from "./backup-error.ts";

/** No file of a photo that Creel makes is nearly as large. */
const MAX_PHOTO_BYTES = 64 * 1024 * 1024;

/**
 * Compares the entries of an archive, in their order, with its manifest and checksums: all tables of the manifest come
 * first, then the files of photos.
 */
export function expectEntries(manifest: Manifest, checksums: Readable) {
  const lines = linesOf(checksums);
  const tables = manifest.tables.values();
  const photos = { files: 0, bytes: 0 };
  return {
    async next(entry: Entry) {
      const table = tables.next().value ?? null;
      const { sha256, name } = await nextLine(lines);
      if (name !== entry.fileName || !isOfPlace(entry, table)) throw unexpected(entry.fileName);
      if (!table) {
        photos.files += 1;
        photos.bytes += entry.uncompressedSize;
      }
      return { table, sha256 };
    },
    async end() {
      const isListed = tables.next().done === true && (await lines.next()).done === true;
      const hasPhotos = photos.files === manifest.photos.files && photos.bytes === manifest.photos.bytes;
      if (isListed && hasPhotos) return;
      throw new BackupError("This archive does not have all that its manifest names.");
    },
  };
}

function isOfPlace(entry: Entry, table: TableInArchive | null): boolean {
  if (table) return entry.fileName === tableEntry(table.name);
  return PHOTO_ENTRY.test(entry.fileName) && entry.uncompressedSize <= MAX_PHOTO_BYTES;
}

async function* linesOf(stream: Readable): AsyncGenerator<string, void> {
  yield* createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY });
}

async function nextLine(lines: AsyncGenerator<string, void>): Promise<{ sha256: string; name: string }> {
  const { value } = await lines.next();
  const [, sha256 = "", name = ""] = /^([\da-f]{64}) {2}(\S+)$/.exec(value ?? "") ?? [];
  return { sha256, name };
}

function unexpected(name: string): BackupError {
  return new BackupError(
    `This archive is not as it was written: ${JSON.stringify(name)} should not be there.`,
  );
}
