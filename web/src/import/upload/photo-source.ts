import { v5 as uuidv5 } from "uuid";

import { askImport } from "../read/ask-import.ts";

/** A picture that goes with a catch. */
export interface PhotoSource {
  /** The same for the same picture, whenever it is chosen. */
  key: string;
  name: string;
  /** @throws where it is broken, or its archive is closed */
  read: () => Promise<Blob>;
}

/** The pictures of one catch, the cover first. */
export interface PhotosOfCatch {
  catchId: string;
  photos: readonly PhotoSource[];
}

/** Names within an archive that is open. */
export function picturesInArchive(names: readonly string[]): PhotoSource[] {
  return names.map((name) => ({
    key: name,
    name: name.split("/").at(-1) ?? name,
    read: async () => {
      const answer = await askImport({ kind: "picture", name });
      if (answer.kind !== "picture") throw new Error(`${name} could not be read`);
      return answer.picture;
    },
  }));
}

/** Sent again, a photo is the same one: its id follows from its catch and from what it is. */
export function photoIdOf(catchId: string, { key }: PhotoSource): string {
  return uuidv5(key, catchId);
}
