import { takenAtOf } from "@creel/domain/photos/taken-at";

import { compressPhoto } from "../../photos/compress-photo.ts";
import { needsCompression } from "../../photos/compression.ts";
import { mostUploadBytes } from "../../photos/most-upload-bytes.ts";
import { type PhotoKind, readKind } from "../../photos/photo-kind.ts";
import { readExif } from "../../photos/read-exif.ts";
import type { PhotoSource } from "./photo-source.ts";

/** `null` for what neither this browser nor the server can read. */
export async function preparePhoto(photo: PhotoSource): Promise<Prepared | null> {
  const original = await photo.read().catch(() => null);
  const kind = original && (await readKind(original).catch(() => null));
  const file = original && kind && (await makeSmaller(original, kind));
  return file && { file, takenAt: photo.takenAt ?? (await readTakenAt(original)) };
}

interface Prepared {
  file: Blob;
  takenAt: string | null;
}

async function makeSmaller(file: Blob, kind: PhotoKind): Promise<Blob | null> {
  const typed = new Blob([file], { type: `image/${kind}` });
  if (!needsCompression(kind, file.size, mostUploadBytes())) return typed;
  try {
    return await compressPhoto(file, () => {});
  } catch {
    return kind === "heic" || file.size > mostUploadBytes() ? null : typed;
  }
}

/** On the camera's clock, with its offset where the file says one; `null` where there is no time. */
async function readTakenAt(file: Blob): Promise<string | null> {
  return takenAtOf(await readExif(file));
}
