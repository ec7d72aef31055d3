import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { importAnswerSchema } from "@creel/domain/import/import";
import { importRowsSchema, type ImportRow, type ImportVerdict } from "@creel/domain/import/import-row";
import type { ImportRows } from "@creel/domain/import/rows/import-rows";

import { logFailure } from "../../http/log-failure.ts";
import { send } from "../../http/send.ts";
import type { PhotoSource } from "./photo-source.ts";
import { photosOfImport, photosOfRecords } from "./photos-of-import.ts";
import { storePhotos } from "./store-photos.ts";
import { notePreparing, preparingImport } from "./upload-state.ts";

/** How often to ask whether the import is written, in milliseconds. */
const AGAIN_MS = 2 * SECOND_MS;

/** The pictures of an import's catches, lures, rods and licenses, and their files on this device. */
export interface Pictures extends Pick<ImportRows, "photos" | "singlePhotos"> {
  sourcesOf: (names: readonly string[]) => PhotoSource[];
}

interface Upload extends Pictures {
  userId: string;
  importId: string;
}

/** Stores the pictures of an import for sending once the import is written, whichever page is open. */
export async function startUpload(upload: Upload): Promise<void> {
  const { userId, importId, photos, singlePhotos, sourcesOf } = upload;
  if (photos.length + singlePhotos.length === 0) return;
  notePreparing(importId);
  addEventListener("beforeunload", askBeforeLeaving);
  try {
    if (!(await isWritten(importId))) return;
    const rows = { made: await readRows(importId, "new"), same: await readRows(importId, "same") };
    const catches = photosOfImport(photos, rows, sourcesOf);
    const records = photosOfRecords(singlePhotos, rows, sourcesOf);
    await storePhotos({ userId, importId, catches, records });
  } catch (error) {
    logFailure("Photos of an import could not be kept", error);
  } finally {
    if (preparingImport.get() === importId) notePreparing(null);
    removeEventListener("beforeunload", askBeforeLeaving);
  }
}

/** Waits until the import is written, also without a network. Returns false if it was undone meanwhile. */
async function isWritten(importId: string): Promise<boolean> {
  for (;;) {
    const answer = await send({ path: `/imports/${importId}` }, importAnswerSchema).catch(() => null);
    const state = answer?.import.state;
    if (state === "done") return true;
    if (state === "undone") return false;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

async function readRows(importId: string, verdict: ImportVerdict): Promise<ImportRow[]> {
  const found: ImportRow[] = [];
  let after: number | null = 0;
  while (after !== null) {
    const path = `/imports/${importId}/rows?after=${after}&verdict=${verdict}`;
    const page: { rows: ImportRow[]; next: number | null } = await send({ path }, importRowsSchema);
    found.push(...page.rows);
    after = page.next;
  }
  return found;
}

function askBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
