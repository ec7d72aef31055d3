import { newRecordId } from "@creel/domain/catches/record-id";
import { plural, t } from "@lingui/core/macro";

import { needsCompression } from "../compression.ts";
import { mostUploadBytes } from "../most-upload-bytes.ts";
import { readKind } from "../photo-kind.ts";
import { describeTooManyPhotos, type NewPhoto } from "./form-photo.ts";

/** Files that were chosen, dropped or pasted, as photos and refusals. */
interface Sorted {
  photos: NewPhoto[];
  /** One sentence for each file that is not a photo. */
  refusals: string[];
}

export async function sortFiles(files: readonly File[]): Promise<Sorted> {
  const sorted = await Promise.all(files.map(toPhoto));
  return {
    photos: sorted.filter((each) => typeof each !== "string"),
    refusals: sorted.filter((each) => typeof each === "string"),
  };
}

/** Returns a sentence about photos beyond the limit of a catch; empty if there are none. */
export function describeLeftOut(count: number): string[] {
  if (count === 0) return [];
  const tooMany = describeTooManyPhotos();
  const leftOut = plural(count, { one: "One was left out.", other: "# were left out." });
  return [t`${tooMany} ${leftOut}`];
}

/** Returns the photo, or why the file is not one. */
async function toPhoto(file: File): Promise<NewPhoto | string> {
  const kind = await readKind(file).catch(() => null);
  const name = file.name || t`The pasted file`;
  if (kind === null) {
    return t`${name} isn’t a photo Creel can use. Choose a JPEG, PNG, WebP, GIF, AVIF or HEIC.`;
  }
  const isReady = !needsCompression(kind, file.size, mostUploadBytes());
  return {
    kind: "new",
    id: newRecordId(),
    name,
    file: isReady ? await readAll(file) : file,
    originalBytes: file.size,
    state: isReady ? "ready" : "compressing",
    facts: null,
    isOfferAnswered: false,
    isRemoved: false,
  };
}

/** Copies the file into memory: a phone may remove or replace it before the catch is saved. */
async function readAll(file: File): Promise<Blob> {
  return new Blob([await file.arrayBuffer()], { type: file.type });
}
