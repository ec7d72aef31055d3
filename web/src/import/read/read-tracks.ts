import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { positionsOf } from "@creel/domain/import/rows/track-positions";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";

import { workerClient } from "../../photos/workers/worker-client.ts";
import type { ImportAnswer, ImportRequest } from "./import-work.ts";
import { RefusedFileError } from "./source/refusal.ts";

const LIMIT_MS = 2 * MINUTE_MS;

/** One of its own: what an import has open in its worker stays. */
const worker = workerClient<ImportRequest, ImportAnswer>({
  make: () => new Worker(new URL("./import.worker.ts", import.meta.url), { type: "module" }),
  limitMs: LIMIT_MS,
  loadInPage: async () => (await import("./import-work.ts")).newImportWork(),
});

/**
 * The positions of all tracks in a file.
 * @throws RefusedFileError
 */
export async function readTracks(file: File): Promise<NewTrackPosition[]> {
  const answer = await worker.ask({ kind: "open", files: [file] });
  if (answer.kind === "refused") throw new RefusedFileError(answer.code, answer.detail);
  return answer.kind === "opened" ? answer.source.tracks.flatMap(({ points }) => positionsOf(points)) : [];
}
