import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Runs a worker with data and returns its message, for work that would block all requests. Its memory is freed a few
 * seconds later.
 * @throws Error if the worker ends without a message
 */
export async function askWorker<Answer>(file: URL, data?: unknown): Promise<Answer> {
  const worker = new Worker(file, {
    workerData: data,
    // Megabytes for short-lived objects. A larger limit would let twice as much garbage pile up.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const [answer]: Answer[] = await once(worker, "message");
  if (answer === undefined) throw new Error(`${file.pathname} said nothing`);
  return answer;
}
