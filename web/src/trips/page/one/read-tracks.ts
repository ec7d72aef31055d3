import type { NewTrackPosition } from "@creel/domain/trips/trip-track";

import { describeRefusal } from "../../../import/page/choose/describe-refusal.ts";
import { readTracks as readTracksOf } from "../../../import/read/read-tracks.ts";
import { RefusedFileError } from "../../../import/read/source/refusal.ts";

/** The positions in a file, or in a sentence why it cannot be read. */
export async function readTracks(
  file: File,
): Promise<{ positions: readonly NewTrackPosition[] } | { problem: string }> {
  try {
    return { positions: await readTracksOf(file) };
  } catch (error) {
    if (error instanceof RefusedFileError) return { problem: describeRefusal(error.code, error.detail) };
    throw error;
  }
}
