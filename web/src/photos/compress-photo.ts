import { drawSmaller, type OnPercent } from "./draw-photo.ts";

export interface CompressRequest {
  file: Blob;
}
export type CompressAnswer = { percent: number } | { made: Blob } | { failure: string };

/** The worker itself is not there; nothing is said about the photo. */
class NoWorkerError extends Error {
  override readonly name = "NoWorkerError";
}

let worker: Worker | null = null;
let last: Promise<unknown> = Promise.resolve();

/**
 * The photo as the specification wants it sent: made smaller in a worker, or in the page where there is none.
 * One at a time, because a decoded photo takes 50 MB and more of memory.
 *
 * @throws when this browser cannot read the photo.
 */
export function compressPhoto(file: Blob, onPercent: OnPercent): Promise<Blob> {
  const made = last.then(() => compressNow(file, onPercent));
  last = made.catch(() => {});
  return made;
}

/** Has the worker loaded before it is wanted: where the fish are, there may be no signal for it. */
export function startCompressor(): void {
  if (canWork()) findWorker();
}

async function compressNow(file: Blob, onPercent: OnPercent): Promise<Blob> {
  try {
    if (canWork()) return await inWorker(file, onPercent);
  } catch (error) {
    if (!(error instanceof NoWorkerError)) throw error;
  }
  return drawSmaller(file, onPercent);
}

function inWorker(file: Blob, onPercent: OnPercent): Promise<Blob> {
  const there = findWorker();
  const done = new AbortController();
  return new Promise<Blob>((resolve, reject) => {
    const hear = ({ data }: MessageEvent<CompressAnswer>) => {
      if ("percent" in data) onPercent(data.percent);
      else if ("made" in data) resolve(data.made);
      else reject(new Error(data.failure));
    };
    there.addEventListener("message", hear, done);
    there.addEventListener("error", () => reject(new NoWorkerError()), done);
    there.postMessage({ file } satisfies CompressRequest);
  }).finally(() => done.abort());
}

function canWork(): boolean {
  return "OffscreenCanvas" in globalThis && "Worker" in globalThis;
}

function findWorker(): Worker {
  if (worker) return worker;
  const made = new Worker(new URL("./compress.worker.ts", import.meta.url), { type: "module" });
  // One that could not be loaded would answer nothing; the next call tries another.
  made.addEventListener("error", () => (worker = null));
  worker = made;
  return made;
}
