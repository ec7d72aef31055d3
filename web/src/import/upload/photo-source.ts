import { v5 as uuidv5 } from "uuid";

import { askImport } from "../read/ask-import.ts";
import { identityOf } from "../read/read-photos.ts";

/** A picture of a catch. */
export interface PhotoSource {
  /** The same for the same picture, whenever it is chosen. */
  key: string;
  /** The id of the photo in another Creel, if the catch has the same id there. */
  id?: string | undefined;
  name: string;
  /** The time on the camera's clock, from the archive; if absent, the file's own metadata counts. */
  takenAt?: string | undefined;
  /** @throws if the picture is broken, or if its archive is closed */
  read: () => Promise<Blob>;
}

/** The file if the photo waits or was sent, `there` if the log had it before, `unread` if it could not be read. */
export type Outcome = Blob | "there" | "unread";

/** The pictures of one catch, the cover first. */
export interface PhotosOfCatch {
  catchId: string;
  photos: readonly PhotoSource[];
}

/** Returns the pictures with these names in the open archive. Ignores other names. */
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

/**
 * Returns the id of a photo, which is the same each time it is sent: its own, or one derived from its catch and key.
 */
export function photoIdOf(catchId: string, { key, id }: PhotoSource): string {
  return id ?? uuidv5(key, catchId);
}

/** Returns chosen files by their keys. */
export function chosenPictures(keys: readonly string[], files: ReadonlyMap<string, File>): PhotoSource[] {
  return keys.flatMap((key) => {
    const file = files.get(key);
    return file ? { key: identityOf(file), name: file.name, read: async () => file } : [];
  });
}
