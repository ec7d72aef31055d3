import { serialQueue } from "./serial-queue.ts";

export type WorkerMessage<Result> = { percent: number } | { result: Result } | { failure: string };

/** The worker could not be loaded; the request was not handled. */
export class NoWorkerError extends Error {
  override readonly name = "NoWorkerError";
}

/** What a worker does with a request. */
export type Work<Request, Result> = (
  request: Request,
  onPercent: (percent: number) => void,
) => Result | Promise<Result>;

interface WorkerOptions<Request, Result> {
  make: () => Worker;
  /** After so long without a message the worker counts as stuck and is stopped. */
  limitMs: number;
  /** Loads what does the same in the page, where there is no worker. */
  loadInPage?: () => Promise<Work<Request, Result>>;
}

export interface WorkerClient<Request, Result> {
  /** Loads it ahead of use: on the water there may be no signal. */
  start: () => void;
  /** @throws NoWorkerError unless the page does the same; Error when it failed or was stuck. */
  ask: (request: Request, onPercent?: (percent: number) => void) => Promise<Result>;
}

/** Handles one request at a time, in the order of calls. */
export function workerClient<Request, Result>({
  make,
  limitMs,
  loadInPage,
}: WorkerOptions<Request, Result>): WorkerClient<Request, Result> {
  let worker: Worker | null = null;
  const queue = serialQueue<Result>();

  function find(): Worker {
    if (!("Worker" in globalThis)) throw new NoWorkerError();
    if (worker) return worker;
    const made = make();
    // A worker that could not be loaded answers nothing; the next request gets another one.
    made.addEventListener("error", () => drop(made));
    worker = made;
    return made;
  }

  function drop(dropped: Worker): void {
    dropped.terminate();
    if (worker === dropped) worker = null;
  }

  async function askNow(request: Request, onPercent?: (percent: number) => void): Promise<Result> {
    const asked = find();
    const done = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = new Promise<Result>((resolve, reject) => {
      const stopLater = () => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          drop(asked);
          reject(new Error(`Nothing came of it in ${limitMs} ms`));
        }, limitMs);
      };
      const handleMessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => {
        stopLater();
        if ("percent" in data) onPercent?.(data.percent);
        else if ("result" in data) resolve(data.result);
        else reject(new Error(data.failure));
      };
      stopLater();
      asked.addEventListener("message", handleMessage, done);
      asked.addEventListener("error", () => reject(new NoWorkerError()), done);
      asked.postMessage(request);
    });
    return answer.finally(() => {
      clearTimeout(timer);
      done.abort();
    });
  }

  async function ask(request: Request, onPercent: (percent: number) => void = () => {}): Promise<Result> {
    try {
      return await queue(() => askNow(request, onPercent));
    } catch (error) {
      if (!loadInPage || !(error instanceof NoWorkerError)) throw error;
      return (await loadInPage())(request, onPercent);
    }
  }

  return { start: () => void find(), ask };
}
