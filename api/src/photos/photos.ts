import type { Photo } from "@creel/domain/photos/photo";

import type { PhotoRow } from "../database/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { linkToPhoto } from "./photo-links.ts";

/** What photos need of the house. */
export interface PhotoContext {
  storage: Storage;
  /** Signs the links to photos. */
  linkKey: Uint8Array;
}

export function presentPhoto(row: PhotoRow, { linkKey }: PhotoContext): Photo {
  return {
    id: row.id,
    url: linkToPhoto(linkKey, row, "display.jpg"),
    thumbnailUrl: linkToPhoto(linkKey, row, "thumbnail.webp"),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
  };
}
