import { workerLine } from "../workers/worker-line.ts";
import { factsOf, type PhotoFacts } from "./photo-facts.ts";

const LIMIT_MS = 3000;

/** In a worker, because a broken HEIC file keeps the reader of such files going for ever. */
const line = workerLine<Blob, unknown>({
  make: () => new Worker(new URL("./facts.worker.ts", import.meta.url), { type: "module" }),
  limitMs: LIMIT_MS,
});

/** What a camera wrote into the file; nothing when there is nothing that can be read. */
export async function readFacts(file: Blob): Promise<PhotoFacts> {
  return factsOf(await line.ask(file).catch(() => null));
}
