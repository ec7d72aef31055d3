import { workerClient } from "../device/worker-client.ts";
import { parseExif, type PhotoExif } from "./photo-exif.ts";

const LIMIT_MS = 3000;

/** In a worker, because a broken HEIC file makes the parser run for ever. */
const worker = workerClient<Blob, unknown>({
  make: () => new Worker(new URL("./exif.worker.ts", import.meta.url), { type: "module" }),
  limitMs: LIMIT_MS,
});

export async function readExif(file: Blob): Promise<PhotoExif> {
  return parseExif(await readTags(file));
}

/** As the camera wrote them; `null` when there are none, or they could not be read. */
export function readTags(file: Blob): Promise<unknown> {
  return worker.ask(file).catch(() => null);
}
