import type { Photo } from "@creel/domain/photos/photo";

import type { PhotoRow } from "../database/schema.ts";
import type { Storage } from "../storage/storage.ts";
import { linkToPhoto } from "./photo-links.ts";

export interface PhotoContext {
  storage: Storage;
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
