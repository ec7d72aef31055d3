import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";

import { fromBufferPromise } from "yauzl";

/** Returns the files of a ZIP by name. Throws if a file occurs twice or does not match its checksum. */
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
