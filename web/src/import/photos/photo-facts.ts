import type { PhotoFacts } from "@creel/domain/import/photos/photo-time";

import { parseExif } from "../../photos/exif/photo-exif.ts";
import { textAt } from "../read/source/json.ts";

/** What a photo says of itself, with its camera. */
export function photoFacts(tags: unknown): PhotoFacts {
  const { position, ...clock } = parseExif(tags);
  return {
    ...clock,
    place: position,
    camera: [textAt(tags, "Make"), textAt(tags, "Model")].join(" ").trim(),
  };
}
