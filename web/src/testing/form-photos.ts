import type { FormPhoto, NewPhoto, StoredPhoto } from "../photos/choose/form-photo.ts";

interface Wanted extends Partial<NewPhoto> {
  bytes?: number;
}

/** Returns a newly chosen photo in the form. Only the fields relevant to the test have to be given. */
export function photoOf({ bytes = 1000, ...wanted }: Wanted): NewPhoto {
  return {
    kind: "new",
    id: "new",
    name: "perch.jpg",
    file: new Blob([new Uint8Array(bytes)]),
    originalBytes: bytes,
    state: "ready",
    facts: null,
    isOfferAnswered: false,
    isRemoved: false,
    ...wanted,
  };
}

/** Returns a photo that the catch already had. */
export function storedOf(id: string, isRemoved = false): StoredPhoto {
  const photo = { id, url: "", thumbnailUrl: "", width: 4, height: 3, placeholder: "" };
  return { kind: "stored", id, photo, isRemoved };
}

export function idsOf(photos: readonly FormPhoto[]): string[] {
  return photos.map(({ id }) => id);
}
