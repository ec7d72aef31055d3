import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

import { type FileKey, keyOf, PHOTO_FILES, type PhotoFile } from "../../photos/photo-files.ts";
import type { Storage } from "../../storage/storage.ts";
import { readAhead } from "./read-ahead.ts";

const MAX_READS = 8;

interface ReadFile {
  key: FileKey;
  name: string;
  /** `null` when it is not in the storage. */
  contents: Uint8Array | null;
}

export function filesOf(
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
