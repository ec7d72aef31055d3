import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { crc32 } from "node:zlib";

import type { Entry } from "yauzl";

import { damaged } from "./backup-error.ts";

interface Expected {
  entry: Entry;
  sha256: string;
  reading?: { isDone: boolean };
}

/**
 * Yields the contents of an entry.
 * @throws BackupError at the end if the contents do not match their checksums
 */
export async function* verified(
  stream: Readable,
  { entry, sha256, reading }: Expected,
): AsyncGenerator<Uint8Array, void> {
  const hash = createHash("sha256");
  let sum = 0;
  for await (const chunk of bytesOf(stream)) {
    hash.update(chunk);
    sum = crc32(chunk, sum);
    yield chunk;
  }
  if (hash.digest("hex") !== sha256 || sum !== entry.crc32) throw damaged(entry.fileName);
  if (reading) reading.isDone = true;
}

function bytesOf(stream: Readable): AsyncIterable<Uint8Array> {
  return stream;
}

export async function drain(contents: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of contents);
}
