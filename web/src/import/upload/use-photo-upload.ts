import { isOfImport } from "../../outbox/imported/imported-photos.ts";
import { isPaused } from "../../outbox/outbox-item.ts";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { sendingProgress } from "../../outbox/sending/sending-progress.ts";
import { useStore } from "../../store/use-store.ts";
import { notedUpload, preparingImport, readUpload } from "./upload-state.ts";

export interface UploadFigures {
  all: number;
  /** Read and prepared. */
  done: number;
  /** Of those that wait or were sent. */
  kept: number;
  sent: number;
  /** Of those that were kept so far. */
  bytes: number;
  sentBytes: number;
  /** Those that the server refused, which wait for the angler. */
  asking: number;
  unread: readonly string[];
  isPreparing: boolean;
  isPaused: boolean;
  isEnded: boolean;
}

/** How far the photos of an import are, also on a page that was opened anew; `null` where none were kept here. */
export function usePhotoUpload(importId: string): UploadFigures | null {
  const now = readUpload(useStore(notedUpload, () => null));
  const isPreparing = useStore(preparingImport, () => null) === importId;
  const progress = useStore(sendingProgress, () => null);
  const waiting = useOutbox().filter(isOfImport(importId));
  if (now?.importId !== importId) return null;
  const bytesOf = (items: typeof waiting) =>
    items.reduce((sum, { work }) => sum + (work.kind === "photo" ? (work.imported?.bytes ?? 0) : 0), 0);
  const onItsWay = waiting.filter(({ id, state }) => state === "sending" && id === progress?.itemId);
  const sentOfOne = bytesOf(onItsWay) * (progress?.share ?? 0);
  return {
    all: now.all,
    done: now.done,
    kept: now.kept,
    sent: now.kept - waiting.length,
    bytes: now.bytes,
    sentBytes: Math.max(0, now.bytes - bytesOf(waiting) + sentOfOne),
    asking: waiting.filter(({ state }) => state === "asks").length,
    unread: now.unread,
    isPreparing,
    isPaused: waiting.some(isPaused),
    isEnded: !isPreparing && waiting.length === 0,
  };
}
