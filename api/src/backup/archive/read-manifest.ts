import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";

import type { Entry, ZipFile } from "yauzl";
import * as z from "zod/mini";

import { CHECKSUMS, FORMAT, type Manifest, MANIFEST, manifestSchema } from "./archive-format.ts";
import { BackupError, damaged } from "./backup-error.ts";

/** The method of an entry that is not compressed. */
const STORED = 0;
const MAX_MANIFEST_BYTES = 4 * 1024 * 1024;

const formatSchema = z.object({ format: z.number() });

/** @throws BackupError when an entry is compressed or encrypted, or the last two are not those of every archive */
export async function findOwnEntries(zip: ZipFile): Promise<{ manifest: Entry; checksums: Entry }> {
  let previous: Entry | null = null;
  let last: Entry | null = null;
  for await (const entry of zip.eachEntry()) {
    if (entry.compressionMethod !== STORED || entry.isEncrypted()) throw damaged(entry.fileName);
    [previous, last] = [last, entry];
  }
  if (previous?.fileName !== CHECKSUMS || last?.fileName !== MANIFEST) {
    throw new BackupError(
      "This is no archive of Creel: its last entries are not the checksums and the manifest.",
    );
  }
  return { manifest: last, checksums: previous };
}

/** @throws BackupError when the manifest is damaged, or of an archive that a newer version made */
export async function readManifest(zip: ZipFile, entry: Entry): Promise<Manifest> {
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
