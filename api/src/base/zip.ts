import { Readable } from "node:stream";

import { makeZip } from "client-zip";

export interface ZipEntry {
  name: string;
  input: string | Uint8Array | AsyncIterable<string | Uint8Array>;
  lastModified: Date;
}

/** Streams a ZIP (ZIP64 if needed). Each entry is requested after the previous one was read. */
export function streamZip(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.from(chunksOf(makeZip(entries)));
}

async function* chunksOf(zip: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = zip.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    yield value;
  }
}
