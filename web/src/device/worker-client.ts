/** `isLoaded` comes first, once: from then on it is a request that breaks a worker. */
export type WorkerMessage<Result> =
  | { isLoaded: true }
  | { percent: number }
  | { result: Result }
  | { failure: string };

/** The worker could not be loaded; the request was not handled. */
export class NoWorkerError extends Error {
  override readonly name = "NoWorkerError";
}

/** The worker was at a request for too long, and was ended. */
export class StuckWorkerError extends Error {
  override readonly name = "StuckWorkerError";
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

interface WorkerClient<Request, Result> {
  /** Loads it ahead of use: on the water there may be no signal. */
  start: () => void;
  /** @throws NoWorkerError unless the page does the same; StuckWorkerError; Error when it failed or broke. */
  ask: (request: Request, onPercent?: (percent: number) => void) => Promise<Result>;
}

/** Those that have said anything. */
const loaded = new WeakSet<Worker>();

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
    made.addEventListener("message", () => loaded.add(made), { once: true });
    // A worker that could not be loaded, or broke, answers nothing; the next request gets another one.
    made.addEventListener("error", () => drop(made));
    worker = made;
    return made;
  }

  function drop(dropped: Worker): void {
    dropped.terminate();
    if (worker === dropped) worker = null;
  }

  async function askNow(request: Request, onPercent: (percent: number) => void): Promise<Result> {
    const asked = find();
    try {
      return await answerOf<Result>(asked, request, { limitMs, onPercent });
    } catch (error) {
      if (error instanceof StuckWorkerError) drop(asked);
      throw error;
    }
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

interface Patience {
  limitMs: number;
  onPercent: (percent: number) => void;
}

function answerOf<Result>(
  asked: Worker,
  request: unknown,
  { limitMs, onPercent }: Patience,
): Promise<Result> {
  const done = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = new Promise<Result>((resolve, reject) => {
    const stopLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => reject(new StuckWorkerError(`Nothing came of it in ${limitMs} ms`)), limitMs);
    };
    const handleMessage = ({ data }: MessageEvent<WorkerMessage<Result>>) => {
      stopLater();
      if ("isLoaded" in data) return;
      if ("percent" in data) onPercent(data.percent);
      else if ("result" in data) resolve(data.result);
      else reject(new Error(data.failure));
    };
    const handleError = () => reject(loaded.has(asked) ? new Error("The worker broke") : new NoWorkerError());
    stopLater();
    asked.addEventListener("message", handleMessage, done);
    asked.addEventListener("error", handleError, done);
    // The answer finds no room here.
    asked.addEventListener("messageerror", handleError, done);
    asked.postMessage(request);
  });
  return answer.finally(() => {
    clearTimeout(timer);
    done.abort();
  });
}

type SerialQueue<Result> = (work: () => Promise<Result>) => Promise<Result>;

/** Runs one task at a time, in the order of calls, whether or not the one before failed. */
export function serialQueue<Result>(): SerialQueue<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
