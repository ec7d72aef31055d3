import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";

import type { ClientBase } from "pg";

import type { ZipEntry } from "../base/zip.ts";
import { type FileKey, keyOf, PHOTO_FILES, type PhotoFile } from "../photos/photo-files.ts";
import type { Storage } from "../storage/storage.ts";
import {
  CHECKSUMS,
  FORMAT,
  type Manifest,
  MANIFEST,
  type TableInArchive,
  tableEntry,
  MAX_NAMED,
} from "./archive/archive-format.ts";
import {
  beginSnapshot,
  copyRows,
  endSnapshot,
  writePhotoKeys,
  findStillWanted,
} from "./snapshot.repository.ts";

interface CountedFile {
  key: FileKey;
  name: string;
  /** `null` if the file is not in the storage. */
  bytes: number | null;
}

class PhotoCount {
  #files = 0;
  #bytes = 0;
  readonly #missing: CountedFile[] = [];

  add(file: CountedFile): void {
    if (file.bytes === null) {
      this.#missing.push(file);
      return;
    }
    this.#files += 1;
    this.#bytes += file.bytes;
  }

  /** A missing file counts as lost, unless its photo was deleted while the archive was made. */
  async summary(client: ClientBase): Promise<Manifest["photos"]> {
    const wanted = await findStillWanted(
      client,
      this.#missing.map(({ key }) => key),
    );
    const lost = this.#missing.filter(({ key }) => wanted.has(key.fileId)).map(({ name }) => name);
    return {
      files: this.#files,
      bytes: this.#bytes,
      lost: lost.slice(0, MAX_NAMED),
      lostCount: lost.length,
      deletedMeanwhile: this.#missing.length - lost.length,
    };
  }
}

export interface ArchiveSource {
  /** A connection that nothing else uses, without an open transaction. */
  client: ClientBase;
  storage: Storage;
  /** The folder for temporary files. */
  folder: string;
  creelVersion: string;
  /** Aborted when the archive is no longer read. */
  signal: AbortSignal;
  /** Called with the manifest after everything else is written. */
  onManifest: (manifest: Manifest) => void;
}

/**
 * Yields the entries of an archive, each made while it is read. Lists are kept in files, so that memory does not grow
 * with the number of rows and photos.
 */
export async function* entriesOf(source: ArchiveSource): AsyncGenerator<ZipEntry, void> {
  const { client, folder } = source;
  const sums = join(folder, CHECKSUMS);
  await writeFile(sums, "", { flag: "wx", mode: 0o600 });
  const snapshot = await beginSnapshot(client);
  const { migration, madeAt } = snapshot;
  const tables: TableInArchive[] = [];
  for (const table of snapshot.tables) {
    const counted = { rows: 0 };
    const rows = countLines(copyRows(client, table), counted);
    const name = tableEntry(table.name);
    yield { name, input: hashed({ name, contents: rows, sums }), lastModified: madeAt };
    tables.push({ ...table, ...counted });
  }
  const keys = join(folder, "photo-keys");
  await writePhotoKeys(client, keys);
  await endSnapshot(client);

  const photos = new PhotoCount();
  for await (const { key, name, contents } of filesOf(source, keys)) {
    photos.add({ key, name, bytes: contents?.length ?? null });
    if (contents) yield { name, input: hashed({ name, contents: [contents], sums }), lastModified: madeAt };
  }
  yield { name: CHECKSUMS, input: createReadStream(sums), lastModified: madeAt };

  const manifest: Manifest = {
    format: FORMAT,
    creel: source.creelVersion,
    migration,
    madeAt: madeAt.toISOString(),
    tables,
    photos: await photos.summary(client),
    checksums: { sha256: await sha256Of(sums), bytes: (await stat(sums)).size },
  };
  source.onManifest(manifest);
  yield { name: MANIFEST, input: `${JSON.stringify(manifest, null, 2)}\n`, lastModified: madeAt };
}

interface Contents {
  name: string;
  contents: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  sums: string;
}

async function* hashed({ name, contents, sums }: Contents): AsyncGenerator<Uint8Array, void> {
  const hash = createHash("sha256");
  for await (const chunk of contents) {
    hash.update(chunk);
    yield chunk;
  }
  await appendFile(sums, `${hash.digest("hex")}  ${name}\n`);
}

const NEWLINE = 10;

/** COPY ends each row with a line break and escapes line breaks within texts. */
async function* countLines(
  contents: AsyncIterable<Uint8Array>,
  counted: { rows: number },
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of contents) {
    for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) counted.rows += 1;
    yield chunk;
  }
}

async function sha256Of(file: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest("hex");
}

const MAX_READS = 8;

interface ReadFile {
  key: FileKey;
  name: string;
  /** `null` if the file is not in the storage. */
  contents: Uint8Array | null;
}

function filesOf(
  { storage, signal }: { storage: Storage; signal: AbortSignal },
  keys: string,
): AsyncGenerator<ReadFile, void> {
  return readAhead(namesOf(keys, signal), MAX_READS, async ({ key, file }) => {
    const name = keyOf(key, file);
    return { key, name, contents: await storage.read(name) };
  });
}

async function* namesOf(
  keys: string,
  signal: AbortSignal,
): AsyncGenerator<{ key: FileKey; file: PhotoFile }, void> {
  const input = createReadStream(keys, { signal });
  input.on("error", () => {});
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const [userId = "", fileId = ""] = line.split(" ");
    for (const file of PHOTO_FILES) yield { key: { userId, fileId }, file };
  }
}

/** Maps the items with at most `max` promises at a time, and yields the results in the order of the items. */
async function* readAhead<T, R>(
  source: AsyncIterable<T>,
  max: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R, void> {
  const begun: Promise<R>[] = [];
  for await (const item of source) {
    const result = work(item);
    // The error is thrown when the result is awaited; until then it must not count as unhandled.
    result.catch(() => {});
    begun.push(result);
    const first = begun.length >= max ? begun.shift() : undefined;
    if (first) yield await first;
  }
  for (const result of begun) yield await result;
}
