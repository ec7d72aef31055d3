import { NoWorkerError, serialQueue, workerClient } from "../device/worker-client.ts";
import { drawSmaller, type LargePhoto, type OnPercent } from "./draw-photo.ts";
import { mostUploadBytes } from "./most-upload-bytes.ts";

/** A large photo on an old phone takes seconds between two messages. */
const LIMIT_MS = 60_000;

const worker = workerClient<LargePhoto, Blob>({
  make: () => new Worker(new URL("./compress.worker.ts", import.meta.url), { type: "module" }),
  limitMs: LIMIT_MS,
});

const queue = serialQueue<Blob>();

/**
 * Compresses in a worker, or in the page where workers cannot draw; one at a time, because a decoded photo takes 50 MB
 * of memory and more.
 *
 * @throws when this browser cannot read the photo.
 */
export function compressPhoto(file: Blob, onPercent: OnPercent): Promise<Blob> {
  return queue(() => compressNow({ file, most: mostUploadBytes() }, onPercent));
}

async function compressNow(photo: LargePhoto, onPercent: OnPercent): Promise<Blob> {
  try {
    if (canDraw()) return await worker.ask(photo, onPercent);
  } catch (error) {
    if (!(error instanceof NoWorkerError)) throw error;
  }
  return drawSmaller(photo, onPercent);
}

export function startCompressor(): void {
  if (canDraw()) worker.start();
}

function canDraw(): boolean {
  return "OffscreenCanvas" in globalThis && "Worker" in globalThis;
}
