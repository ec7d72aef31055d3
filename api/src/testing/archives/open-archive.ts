import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";

import { fromBufferPromise } from "yauzl";

/** What is in a ZIP, by name. A file that is in it twice, or is not as its checksum says, throws. */
export async function openArchive(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const archive = await fromBufferPromise(zip);
  for await (const entry of archive.eachEntry()) {
    const contents = await buffer(await archive.openReadStreamPromise(entry));
    const isWhole = crc32(contents) === entry.crc32 && !files.has(entry.fileName);
    if (!isWhole) throw new Error(`${entry.fileName} is broken, or in it twice`);
    files.set(entry.fileName, contents);
  }
  return files;
}
