import { STAGED_IMPORT_KEY } from "../device/storage-keys.ts";
import type { ReadableStore } from "../store/create-store.ts";
import { storedText } from "../store/stored-text.ts";

const stored = storedText(STAGED_IMPORT_KEY);
/**
 * The id of the import that this device has sent to its last row and compared, but not committed. The server does not
 * know how many rows a file has, so an import of another device may have been sent halfway.
 */
export const stagedImport: ReadableStore<string | null> = stored;

export function noteStagedImport(id: string | null): void {
  try {
    stored.set(id);
  } catch {
    // Where nothing can be stored, the file is chosen again after a reload.
  }
}
