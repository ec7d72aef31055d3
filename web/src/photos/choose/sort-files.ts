import { newRecordId } from "@creel/domain/catches/record-id";
import { plural, t } from "@lingui/core/macro";

import { needsCompression } from "../compression.ts";
import { readKind } from "../photo-kind.ts";
import { describeTooManyPhotos, type NewPhoto } from "./form-photo.ts";

/** What files are that were chosen, dropped or pasted. */
interface Sorted {
  photos: NewPhoto[];
  /** A sentence for each that is no photo. */
  refusals: string[];
}

export async function sortFiles(files: readonly File[]): Promise<Sorted> {
  const sorted = await Promise.all(files.map(toPhoto));
  return {
    photos: sorted.filter((each) => typeof each !== "string"),
    refusals: sorted.filter((each) => typeof each === "string"),
  };
}

/** What a catch has no room for, in a sentence; nothing for none. */
export function describeLeftOut(count: number): string[] {
  if (count === 0) return [];
  const tooMany = describeTooManyPhotos();
  const leftOut = plural(count, { one: "One was left out.", other: "# were left out." });
  return [t`${tooMany} ${leftOut}`];
}

/** The photo, or why the file is none. */
async function toPhoto(file: File): Promise<NewPhoto | string> {
  const kind = await readKind(file).catch(() => null);
  const name = file.name || t`The pasted file`;
  if (kind === null) {
    return t`${name} is not a photo Creel can take. Choose a JPEG, PNG, WebP, GIF, AVIF or HEIC.`;
  }
  const isReady = !needsCompression(kind, file.size);
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

/** A phone may remove or replace a chosen file before the catch is saved; what was read of it stays. */
async function readAll(file: File): Promise<Blob> {
  return new Blob([await file.arrayBuffer()], { type: file.type });
}
