import type { Photo } from "@creel/domain/photos/photo";

import type { GearRow } from "../database/schema.ts";
import type { FileKey } from "../photos/photo-files.ts";
import { linkToPhoto } from "../photos/photo-links.ts";
import type { PhotoContext } from "../photos/photos.ts";

type WithPhoto = Pick<GearRow, "userId" | "photo">;

export function fileOfGear({ userId, photo }: WithPhoto): FileKey | null {
  return photo && { userId, fileId: photo.file_id };
}

export function presentGearPhoto(row: WithPhoto, { linkKey }: Pick<PhotoContext, "linkKey">): Photo | null {
  const key = fileOfGear(row);
  if (!key || !row.photo) return null;
  const { file_id: id, width, height, placeholder } = row.photo;
  return {
    id,
    url: linkToPhoto(linkKey, key, "display.jpg"),
    thumbnailUrl: linkToPhoto(linkKey, key, "thumbnail.webp"),
    width,
    height,
    placeholder,
  };
}
