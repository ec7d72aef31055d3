import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import { v7 as uuidv7 } from "uuid";

import { needsCompression } from "./compression.ts";
import type { NewPhoto } from "./form-photo.ts";
import { readKind } from "./photo-kind.ts";

/** What became of some files that were chosen, dropped or pasted. */
export interface TakenIn {
  photos: NewPhoto[];
  /** A sentence for everything that was not taken. */
  refusals: string[];
}

/** Takes those that are photos, as many as there is room for. */
export async function takeIn(files: readonly File[], room: number): Promise<TakenIn> {
  const sorted = await Promise.all(files.map(toPhoto));
  const photos = sorted.filter((each) => typeof each !== "string");
  const refusals = sorted.filter((each) => typeof each === "string");
  const leftOut = photos.length - room;
  if (leftOut > 0) refusals.push(describeLeftOut(leftOut));
  return { photos: photos.slice(0, Math.max(0, room)), refusals };
}

function describeLeftOut(count: number): string {
  const which = count === 1 ? "One was" : `${count} were`;
  return `A catch can have at most ${PHOTO_LIMITS.perCatch} photos. ${which} left out.`;
}

/** The photo, or why the file is none. */
async function toPhoto(file: File): Promise<NewPhoto | string> {
  const kind = await readKind(file).catch(() => null);
  const name = file.name || "The pasted file";
  if (kind === null) {
    return `${name} is not a photo Creel can take. Choose a JPEG, PNG, WebP, GIF, AVIF or HEIC.`;
  }
  return {
    kind: "new",
    id: uuidv7(),
    name,
    file,
    originalBytes: file.size,
    state: needsCompression(kind, file.size) ? "compressing" : "ready",
    facts: null,
    isOfferAnswered: false,
    isRemoved: false,
  };
}
