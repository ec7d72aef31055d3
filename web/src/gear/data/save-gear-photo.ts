import type { Gear } from "@creel/domain/gear/gear";

import type { FormPhoto } from "../../photos/choose/form-photo.ts";
import { compressPhoto } from "../../photos/compress/compress-photo.ts";
import { putGearPhoto, removeGearPhoto } from "./gear.calls.ts";

/**
 * Makes the photo of stored gear the one of the form.
 * @throws ApiError, NetworkError
 */
export async function saveGearPhoto(gear: Gear, photo: FormPhoto | null): Promise<Gear> {
  if (photo === null) return gear.photo ? removeGearPhoto(gear) : gear;
  if (photo.kind === "stored") return gear;
  return putGearPhoto(gear, photo.state === "ready" ? photo.file : await makeSmaller(photo.file));
}

/** The server may read what this browser cannot. */
async function makeSmaller(file: Blob): Promise<Blob> {
  return compressPhoto(file, () => {}).catch(() => file);
}
