/** `isLoaded` comes first, once. An error after it was caused by a request. */
export type WorkerMessage<Result> =
  | { isLoaded: true }
  | { percent: number }
  | { result: Result }
  | { failure: string };

/** The worker could not be loaded; the request was not handled. */
export class NoWorkerError extends Error {
  override readonly name = "NoWorkerError";
}

/** The worker took too long for a request and was terminated. */
export class StuckWorkerError extends Error {
  override readonly name = "StuckWorkerError";
}

/** Handles a request to a worker. `onPercent` reports the progress. */
export type Work<Request, Result> = (
  request: Request,
  onPercent: (percent: number) => void,
) => Result | Promise<Result>;

interface WorkerOptions<Request, Result> {
  make: () => Worker;
  /** A worker that sends no message for this long counts as stuck and is terminated. */
  limitMs: number;
  /** Loads a handler that runs in the page, for browsers without workers. */
  loadInPage?: () => Promise<Work<Request, Result>>;
}

interface WorkerClient<Request, Result> {
  /** Loads the worker ahead of use, because there may be no signal on the water. */
  start: () => void;
  /**
   * @throws NoWorkerError if there is no worker and no handler in the page; StuckWorkerError; Error if the request
   * failed or the worker crashed
   */
  ask: (request: Request, onPercent?: (percent: number) => void) => Promise<Result>;
}

/** The workers that have sent a message. */
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
    // A worker that could not be loaded or crashed does not answer. The next request starts another one.
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
    // The page has no memory for the answer.
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
