import * as z from "zod/mini";

import { PHOTO_UPLOAD_KEY } from "../../device/storage-keys.ts";
import { createStore, type ReadableStore } from "../../store/create-store.ts";
import { parseJson } from "../../store/parse-json.ts";
import { storedText } from "../../store/stored-text.ts";

const uploadSchema = z.object({
  importId: z.string(),
  /** How many there are, and how many were read and prepared so far. */
  all: z.int(),
  done: z.int(),
  /** Of these, those that were kept to be sent. */
  kept: z.int(),
  bytes: z.int(),
  /** Names of those that this browser cannot read. */
  unread: z.array(z.string()),
});
/** The photos of the import that were kept on this device last. */
export type PhotoUpload = z.infer<typeof uploadSchema>;

const preparing = createStore<string | null>(null);
/** The id of the import whose photos this tab prepares. */
export const preparingImport: ReadableStore<string | null> = preparing;

export function notePreparing(importId: string | null): void {
  preparing.set(importId);
}

const noted = storedText(PHOTO_UPLOAD_KEY);
/** As `readUpload` reads it. */
export const notedUpload: ReadableStore<string | null> = noted;

export function noteUpload(upload: PhotoUpload): void {
  try {
    noted.set(JSON.stringify(upload));
  } catch {
    // Where nothing can be stored, nobody is told how many there were.
  }
}

export function readUpload(text: string | null): PhotoUpload | null {
  return uploadSchema.safeParse(parseJson(text)).data ?? null;
}
