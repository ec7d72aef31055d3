import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { appendFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { ClientBase } from "pg";

import type { ZipEntry } from "../../base/zip.ts";
import type { Storage } from "../../storage/storage.ts";
import {
  CHECKSUMS,
  FORMAT,
  type Manifest,
  MANIFEST,
  type TableInArchive,
  tableEntry,
} from "../archive/archive-format.ts";
import { beginSnapshot, copyRows, endSnapshot, writePhotoKeys } from "../tables/snapshot.repository.ts";
import { PhotoCount } from "./photo-count.ts";
import { filesOf } from "./read-photos.ts";

export interface ArchiveSource {
  /** A connection that nobody else uses, in no transaction. */
  client: ClientBase;
  storage: Storage;
  /** The folder for temporary files. */
  folder: string;
  creelVersion: string;
  /** Aborted when the archive is no longer read. */
  signal: AbortSignal;
  /** Called with the manifest when everything else is written. */
  onManifest: (manifest: Manifest) => void;
}

/**
 * The entries of an archive, each made while it is read. Lists are kept in files, so that memory does not grow with the
 * number of rows and photos.
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

/** COPY ends each row with a line break and escapes those within texts. */
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
