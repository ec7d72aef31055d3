import { offsetOfPhoto } from "@creel/domain/import/photos/photo-time";
import { takenAtOf } from "@creel/domain/photos/taken-at";

import { readTags } from "../../photos/exif/read-exif.ts";
import { photoFacts } from "./photo-facts.ts";

/** On the camera's clock, with its offset where the file or the satellites say so; `null` where there is no time. */
export async function readTakenAt(file: Blob): Promise<string | null> {
  const facts = photoFacts(await readTags(file));
  return takenAtOf({ takenAt: facts.takenAt, offset: offsetOfPhoto(facts) });
}
