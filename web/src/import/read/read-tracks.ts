import { positionsOf } from "@creel/domain/import/rows/track-positions";
import type { NewTrackPosition } from "@creel/domain/trips/trip-track";

import { newImportReader } from "./ask-import.ts";
import { RefusedFileError } from "./source/refusal.ts";

/** One of its own: what an import has open in its worker stays. */
const ask = newImportReader();

/**
 * The positions of all tracks in a file.
 * @throws RefusedFileError
 */
export async function readTracks(file: File): Promise<NewTrackPosition[]> {
  const answer = await ask({ kind: "open", files: [file] });
  if (answer.kind === "refused") throw new RefusedFileError(answer.code, answer.detail);
  return answer.kind === "opened" ? answer.source.tracks.flatMap(({ points }) => positionsOf(points)) : [];
}
