import { takenAtSchema } from "../../photos/taken-at.ts";
import type { DraftRow } from "./row-context.ts";

export interface NamedPicture {
  name: string;
  /** As the file says; what is no time of a camera counts for nothing. */
  takenAt: unknown;
}

/** What a row says of its pictures. */
export function picturesOfRow(pictures: readonly NamedPicture[]): Pick<DraftRow, "photos" | "takenAt"> {
  const takenAt = new Map<string, string>();
  for (const { name, takenAt: noted } of pictures) {
    const time = takenAtSchema.safeParse(noted).data;
    if (time !== undefined) takenAt.set(name, time);
  }
  const photos = pictures.map(({ name }) => name);
  return takenAt.size > 0 ? { photos, takenAt } : { photos };
}
