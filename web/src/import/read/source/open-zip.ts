import {
  BlobReader,
  BlobWriter,
  configure,
  ERR_UNSAFE_FILENAME,
  type FileEntry,
  TextWriter,
  ZipReader,
} from "@zip.js/zip.js/lib/zip-core-native.js";

import { READ_LIMITS, RefusedFileError } from "./refusal.ts";

/** The code runs in a worker already. */
configure({ useWebWorkers: false });

export interface OpenZip {
  /** The paths of files in the archive, without folders. */
  names: readonly string[];
  /** Returns the unpacked size in bytes. */
  sizeOf: (name: string) => number;
  readText: (name: string) => Promise<string>;
  readBlob: (name: string) => Promise<Blob>;
}

/**
 * Reads the directory of an archive, and its entries only on demand.
 * @throws RefusedFileError for an archive that cannot be unpacked safely
 */
export async function openZip(file: Blob): Promise<OpenZip> {
  if (file.size > READ_LIMITS.archive) throw new RefusedFileError("too_large", READ_LIMITS.archive);
  const entries = await entriesOf(file);
  const byName = new Map(entries.map((entry) => [entry.filename, entry]));
  const find = (name: string) => {
    const entry = byName.get(name);
    if (!entry) throw new RefusedFileError("broken", name);
    return entry;
  };
  return {
    names: [...byName.keys()],
    sizeOf: (name) => find(name).uncompressedSize,
    readText: async (name) => {
      const entry = find(name);
      if (entry.uncompressedSize > READ_LIMITS.entry) throw new RefusedFileError("too_large", name);
      return unpack(() => entry.getData(new TextWriter(), CHECKED));
    },
    readBlob: (name) => unpack(() => find(name).getData(new BlobWriter(), CHECKED)),
  };
}

/** Makes an entry an error if it unpacks to more than it declares, or to something else. */
const CHECKED = { checkSignature: true, checkOverlappingEntry: true };

async function entriesOf(file: Blob): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  let unpacked = 0;
  const reader = new ZipReader(new BlobReader(file));
  const listed = reader.getEntriesGenerator();
  for (;;) {
    const { value: entry, done } = await unpack(() => listed.next());
    if (done === true) return entries;
    if (entry.directory) continue;
    if (entries.length >= READ_LIMITS.entries) {
      throw new RefusedFileError("too_many_entries", READ_LIMITS.entries);
    }
    if (entry.encrypted) throw new RefusedFileError("encrypted");
    if (isUnsafe(entry.filename)) throw new RefusedFileError("unsafe_name", entry.filename);
    unpacked += entry.uncompressedSize;
    const isDense = entry.uncompressedSize > Math.max(entry.compressedSize, SMALL) * READ_LIMITS.ratio;
    if (isDense || unpacked > READ_LIMITS.unpacked) throw new RefusedFileError("too_dense", entry.filename);
    entries.push(entry);
  }
}

/** In bytes. Smaller entries may exceed the ratio, since an empty spreadsheet packs very well. */
const SMALL = 10_000;

function isUnsafe(name: string): boolean {
  const parts = name.split(/[/\\]/);
  return parts.includes("..") || /^[/\\]|^[A-Za-z]:/.test(name) || name.includes("\0");
}

async function unpack<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedFileError) throw error;
    const isUnsafeName = error instanceof Error && error.message === ERR_UNSAFE_FILENAME;
    throw new RefusedFileError(isUnsafeName ? "unsafe_name" : "broken");
  }
}
