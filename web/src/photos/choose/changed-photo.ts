import type { Photo } from "@creel/domain/photos/photo";

import { compressPhoto } from "../compress-photo.ts";
import type { FormPhoto } from "./form-photo.ts";

/** `undefined` keeps the photo; `null` removes it. */
export type ChangedPhoto = Blob | null | undefined;

/** Returns the change to the photo of a record that has at most one. */
export async function changedPhoto(stored: Photo | null, photo: FormPhoto | null): Promise<ChangedPhoto> {
  if (photo === null) return stored ? null : undefined;
  if (photo.kind === "stored") return undefined;
  return photo.state === "ready" ? photo.file : makeSmaller(photo.file);
}

/** Falls back to the original file, because the server may read formats that this browser cannot. */
async function makeSmaller(file: Blob): Promise<Blob> {
  return compressPhoto(file, () => {}).catch(() => file);
}
