import type { FastifyBaseLogger } from "fastify";

import type { StoredGearPhoto } from "../../database/tables/gear-tables.ts";
import type { Renditions } from "../../photos/renditions.ts";
import { type Outcome, withStoredPhotos } from "../../photos/with-stored-photos.ts";
import type { GearContext } from "../gear-context.ts";

interface Sent {
  userId: string;
  renditions: Renditions;
  log: Pick<FastifyBaseLogger, "warn">;
}

/**
 * Stores the files of a photo for `set`, which writes down whose it is. When it fails, they are removed again.
 * @throws AppError unavailable, and what `set` throws
 */
export function storeGearPhoto<Result>(
  { photos: { storage } }: GearContext,
  { userId, renditions, log }: Sent,
  set: (photo: StoredGearPhoto) => Promise<Outcome<Result>>,
): Promise<Result> {
  return withStoredPhotos(storage, { userId, renditions: [renditions], log }, async ([stored]) => {
    if (!stored) throw new TypeError("One photo was to be stored");
    const { fileId, userId: _owner, ...measures } = stored;
    return set({ file_id: fileId, ...measures });
  });
}
