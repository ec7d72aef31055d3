import { type Entry, openPromise, type ZipFile } from "yauzl";

import { CHECKSUMS, type Manifest, type TableInArchive } from "./archive-format.ts";
import { BackupError, damaged } from "./backup-error.ts";
import { expectEntries } from "./expected-entries.ts";
import { findOwnEntries, readManifest } from "./read-manifest.ts";
import { drain, verified } from "./verified-contents.ts";

interface ArchiveEntry {
  name: string;
  /** `null` for a file of a photo. */
  table: TableInArchive | null;
  bytes: number;
  /** Must be read to its end before the next entry, where it throws a BackupError if the checksum is wrong. */
  contents: AsyncIterable<Uint8Array>;
}

export interface Archive {
  manifest: Manifest;
  /** All tables in the order of the manifest, then all files of photos. */
  entries(): AsyncGenerator<ArchiveEntry, void>;
  close(): void;
}

const OPTIONS = { lazyEntries: true, autoClose: false, strictFileNames: true } as const;

/**
 * Opens an archive and reads its manifest.
 * @throws BackupError when it is none, is incomplete, or was made by a newer version
 */
export async function openArchive(file: string): Promise<Archive> {
  const zip = await openZip(file);
  try {
    const { manifest: manifestEntry, checksums } = await findOwnEntries(zip);
    const manifest = await readManifest(zip, manifestEntry);
    const sums = { entry: checksums, sha256: manifest.checksums.sha256 };
    if (checksums.uncompressedSize !== manifest.checksums.bytes) throw damaged(CHECKSUMS);
    await drain(verified(await zip.openReadStreamPromise(checksums), sums));
    return {
      manifest,
      entries: () => readEntries({ file, zip, checksums, manifest }),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function openZip(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, OPTIONS);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new BackupError(`There is no file ${file}.`, { cause: error });
    }
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} is not a whole archive: ${reason}.`, { cause: error });
  }
}

interface Opened {
  file: string;
  zip: ZipFile;
  checksums: Entry;
  manifest: Manifest;
}

async function* readEntries({ file, zip, checksums, manifest }: Opened): AsyncGenerator<ArchiveEntry, void> {
  const listed = await openZip(file);
  try {
    const expected = expectEntries(manifest, await zip.openReadStreamPromise(checksums));
    for await (const entry of listed.eachEntry()) {
      if (entry.fileName === CHECKSUMS) break;
      const { table, sha256 } = await expected.next(entry);
      const reading = { isDone: false };
      const contents = verified(await listed.openReadStreamPromise(entry), { entry, sha256, reading });
      yield { name: entry.fileName, table, bytes: entry.uncompressedSize, contents };
      if (!reading.isDone) throw new Error(`${entry.fileName} was not read to its end`);
    }
    await expected.end();
  } finally {
    listed.close();
  }
}
