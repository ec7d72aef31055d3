import * as z from "zod/mini";

import { PHOTO_UPLOAD_KEY } from "../../device/storage-keys.ts";
import { createStore, type ReadableStore } from "../../store/create-store.ts";
import { parseJson } from "../../store/parse-json.ts";
import { storedText } from "../../store/stored-text.ts";

const uploadSchema = z.object({
  importId: z.string(),
  /** How many photos there are, and how many were read and prepared so far. */
  all: z.int(),
  done: z.int(),
  /** How many of the prepared photos were stored to be sent. */
  kept: z.int(),
  bytes: z.int(),
  /** The names of photos that this browser cannot read. */
  unread: z.array(z.string()),
});
/** The photos of the import that this device stored last. */
export type PhotoUpload = z.infer<typeof uploadSchema>;

const preparing = createStore<string | null>(null);
/** The id of the import whose photos this tab prepares. */
export const preparingImport: ReadableStore<string | null> = preparing;

export function notePreparing(importId: string | null): void {
  preparing.set(importId);
}

const noted = storedText(PHOTO_UPLOAD_KEY);
/** The JSON that `readUpload` reads. */
export const notedUpload: ReadableStore<string | null> = noted;

export function noteUpload(upload: PhotoUpload): void {
  try {
    noted.set(JSON.stringify(upload));
  } catch {
    // On a device that cannot store it, the progress is not shown.
  }
}

export function readUpload(text: string | null): PhotoUpload | null {
  return uploadSchema.safeParse(parseJson(text)).data ?? null;
}
