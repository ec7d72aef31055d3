import { type FormPhoto, isFormPhoto, type NewPhoto } from "../../../../photos/choose/form-photo.ts";

/** In a private window WebKit stores no files, but their bytes. */
interface PackedFile {
  bytes: ArrayBuffer;
  type: string;
}

type PackedPhoto = Exclude<FormPhoto, NewPhoto> | (Omit<NewPhoto, "file"> & { file: PackedFile });

export async function packPhotos(photos: readonly FormPhoto[]): Promise<PackedPhoto[]> {
  return Promise.all(
    photos.map(async (photo) => (photo.kind === "new" ? { ...photo, file: await pack(photo.file) } : photo)),
  );
}

/** Leaves out what no form can show. */
export function unpackPhotos(packed: readonly unknown[]): FormPhoto[] {
  return packed.map(unpack).filter(isFormPhoto);
}

async function pack(file: Blob): Promise<PackedFile> {
  return { bytes: await file.arrayBuffer(), type: file.type };
}

/** Older drafts have files, which stay as they are. */
function unpack(photo: unknown): unknown {
  if (typeof photo !== "object" || photo === null || !("file" in photo)) return photo;
  const { file } = photo;
  return isPackedFile(file) ? { ...photo, file: new Blob([file.bytes], { type: file.type }) } : photo;
}

function isPackedFile(file: unknown): file is PackedFile {
  return typeof file === "object" && file !== null && "bytes" in file && file.bytes instanceof ArrayBuffer;
}
