import { takenAtOf } from "@creel/domain/photos/taken-at";

import { readExif } from "../../photos/exif/read-exif.ts";

/** On the camera's clock, with its offset where the file says one; `null` where there is no time. */
export async function readTakenAt(file: Blob): Promise<string | null> {
  return takenAtOf(await readExif(file));
}
