import { v5 as uuidv5 } from "uuid";

import { askImport } from "../read/ask-import.ts";
import { identityOf } from "../read/read-photos.ts";

/** A picture that goes with a catch. */
export interface PhotoSource {
  /** The same for the same picture, whenever it is chosen. */
  key: string;
  /** Under which another Creel has it, where its catch has the same id as there. */
  id?: string | undefined;
  name: string;
  /** On the camera's clock, as its archive says; else its file is asked. */
  takenAt?: string | undefined;
  /** @throws where it is broken, or its archive is closed */
  read: () => Promise<Blob>;
}

/** What became of a photo: its file where it waits now or was sent, or was there before, or could not be read. */
export type Outcome = Blob | "there" | "unread";

/** The pictures of one catch, the cover first. */
export interface PhotosOfCatch {
  catchId: string;
  photos: readonly PhotoSource[];
}

/** Names within the archive that is open; others are of no picture. */
export function picturesInArchive(names: readonly string[], pictures: readonly string[]): PhotoSource[] {
  const known = new Set(pictures);
  return names
    .filter((name) => known.has(name))
    .map((name) => ({
      key: name,
      name: name.split("/").at(-1) ?? name,
      read: async () => {
        const answer = await askImport({ kind: "picture", name });
        if (answer.kind !== "picture") throw new Error(`${name} could not be read`);
        return answer.picture;
      },
    }));
}

/** Sent again, a photo is the same one: it keeps its id, or has one that follows from its catch and from what it is. */
export function photoIdOf(catchId: string, { key, id }: PhotoSource): string {
  return id ?? uuidv5(key, catchId);
}

/** Files that were chosen, by their keys. */
export function chosenPictures(keys: readonly string[], files: ReadonlyMap<string, File>): PhotoSource[] {
  return keys.flatMap((key) => {
    const file = files.get(key);
    return file ? { key: identityOf(file), name: file.name, read: async () => file } : [];
  });
}
