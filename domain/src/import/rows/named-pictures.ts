import * as z from "zod/mini";

import { takenAtSchema } from "../../photos/taken-at.ts";
import type { DraftRow } from "./row-context.ts";

export interface NamedPicture {
  name: string;
  /** The value in the file. It is ignored if it is not an id. */
  id: unknown;
  /** The value in the file. It is ignored if it is not a camera's time. */
  takenAt: unknown;
}

type PicturesOfRow = Pick<DraftRow, "photos" | "takenAt" | "photoIds">;

const uuidSchema = z.uuid();

/** Returns the names, times and ids of a row's pictures. */
export function picturesOfRow(pictures: readonly NamedPicture[]): PicturesOfRow {
  const takenAt = new Map<string, string>();
  const photoIds = new Map<string, string>();
  for (const { name, id, takenAt: noted } of pictures) {
    const time = takenAtSchema.safeParse(noted).data;
    if (time !== undefined) takenAt.set(name, time);
    const known = uuidSchema.safeParse(id).data;
    if (known !== undefined) photoIds.set(name, known);
  }
  const photos = pictures.map(({ name }) => name);
  return { photos, ...(takenAt.size > 0 && { takenAt }), ...(photoIds.size > 0 && { photoIds }) };
}
