import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";

import { type Entry, openPromise, type ZipFile } from "yauzl";
import * as z from "zod/mini";

import {
  CHECKSUMS,
  type Manifest,
  type TableInArchive,
  PHOTO_ENTRY,
  tableEntry,
  FORMAT,
  MANIFEST,
  manifestSchema,
} from "./archive-format.ts";
import { BackupError, damaged } from "./backup-error.ts";
import { drain, verified } from "./verified-contents.ts";

interface ArchiveEntry {
  name: string;
  /** `null` for a photo file. */
  table: TableInArchive | null;
  bytes: number;
  /** Must be read to its end before the next entry. Throws a BackupError there if the checksum is wrong. */
  contents: AsyncIterable<Uint8Array>;
}

export interface Archive {
  manifest: Manifest;
  /** Yields all tables in the order of the manifest, then all photo files. */
  entries(): AsyncGenerator<ArchiveEntry, void>;
  close(): void;
}

const OPTIONS = { lazyEntries: true, autoClose: false, strictFileNames: true } as const;

/**
 * Opens an archive and reads its manifest.
 * @throws BackupError if the file is not an archive, is incomplete, or was made by a newer version
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
    throw new BackupError(`${file} is not a complete archive: ${reason}.`, { cause: error });
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

/** Creel never makes a photo file that is nearly this large. */
const MAX_PHOTO_BYTES = 64 * 1024 * 1024;

/**
 * Compares the entries of an archive, in order, with its manifest and checksums: all tables of the manifest come first,
 * then the photo files.
 */
function expectEntries(manifest: Manifest, checksums: Readable) {
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
      throw new BackupError("This archive is missing files that its manifest lists.");
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
    `This archive has changed since it was written: ${JSON.stringify(name)} should not be there.`,
  );
}

/** The compression method of an uncompressed entry. */
const STORED = 0;
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;

const formatSchema = z.object({ format: z.number() });

/**
 * @throws BackupError if an entry is compressed or encrypted, or the last two are not the checksums and the manifest
 */
async function findOwnEntries(zip: ZipFile): Promise<{ manifest: Entry; checksums: Entry }> {
  let previous: Entry | null = null;
  let last: Entry | null = null;
  for await (const entry of zip.eachEntry()) {
    if (entry.compressionMethod !== STORED || entry.isEncrypted()) throw damaged(entry.fileName);
    [previous, last] = [last, entry];
  }
  if (previous?.fileName !== CHECKSUMS || last?.fileName !== MANIFEST) {
    throw new BackupError(
      "This is not a Creel archive: its last entries are not the checksums and the manifest.",
    );
  }
  return { manifest: last, checksums: previous };
}

/** @throws BackupError if the manifest is damaged, or the archive was made by a newer version */
async function readManifest(zip: ZipFile, entry: Entry): Promise<Manifest> {
  if (entry.uncompressedSize > MAX_MANIFEST_BYTES) throw damaged(MANIFEST);
  const contents = await buffer(await zip.openReadStreamPromise(entry));
  if (crc32(contents) !== entry.crc32) throw damaged(MANIFEST);
  const given: unknown = parseJson(contents.toString());
  const format = formatSchema.safeParse(given);
  if (format.success && format.data.format > FORMAT) {
    throw new BackupError("This archive was made by a newer version of Creel. Restore it with that version.");
  }
  const manifest = manifestSchema.safeParse(given);
  if (!manifest.success) throw damaged(MANIFEST);
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
