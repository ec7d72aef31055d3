import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * What a worker of this folder says when it is done: reading lists of places takes up to a second, which would stop
 * every request meanwhile. What it needs of memory is given back some seconds later.
 * @throws Error when it ends without a word
 */
export async function askWorker<Answer>(file: URL): Promise<Answer> {
  const worker = new Worker(file, {
    // MB for what lives shortly. More would let the rubbish of reading pile up to twice as much.
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  const [answer]: Answer[] = await once(worker, "message");
  if (answer === undefined) throw new Error(`${file.pathname} said nothing`);
  return answer;
}
