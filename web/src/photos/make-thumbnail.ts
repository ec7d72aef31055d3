import { serialQueue, NoWorkerError, workerClient } from "../device/worker-client.ts";
import { drawThumbnail, THUMBNAIL_SIDE } from "./draw-photo.ts";

/** A large photo on an old phone takes seconds. */
const LIMIT_MS = 30_000;

const worker = workerClient<Blob, Blob>({
  make: () => new Worker(new URL("./thumbnail.worker.ts", import.meta.url), { type: "module" }),
  limitMs: LIMIT_MS,
});

const queue = serialQueue<Blob>();

/**
 * A small picture of a photo; one at a time, because a decoded photo takes 50 MB of memory.
 *
 * @throws when this browser cannot read the photo.
 */
export function makeThumbnail(file: Blob, signal?: AbortSignal): Promise<Blob> {
  return queue(async () => {
    // Whoever wanted it may be gone before its turn.
    signal?.throwIfAborted();
    try {
      if ("OffscreenCanvas" in globalThis) return await worker.ask(file);
    } catch (error) {
      if (!(error instanceof NoWorkerError)) throw error;
    }
    return drawThumbnail(file, THUMBNAIL_SIDE);
  });
}
