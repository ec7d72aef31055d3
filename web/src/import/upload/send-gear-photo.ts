import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { gearListSchema } from "@creel/domain/gear/gear";

import { putGearPhoto, putMergedPhoto } from "../../gear/data/api.ts";
import { ApiError, NetworkError } from "../../http/api-error.ts";
import { send } from "../../http/send.ts";
import type { Outcome, PhotoSource } from "./photo-source.ts";
import { preparePhoto } from "./prepare-photo.ts";

export interface PhotoOfGear {
  gearId: string;
  /** True if the gear was merged into another. The photo is then only kept for undoing the merge. */
  isMerged: boolean;
  photo: PhotoSource;
}

/** How long to wait before a retry, in milliseconds. */
const AGAIN_MS = 5 * SECOND_MS;
const TOO_MANY = 429;
const SERVER_FAILURE = 500;

/** Sends the photo of a lure or a rod, unless it has one. Without a network, or if the server is busy, it waits. */
export async function sendGearPhoto({ gearId, isMerged, photo }: PhotoOfGear): Promise<Outcome> {
  if (!isMerged && (await persist(() => hasPhoto(gearId)))) return "there";
  const prepared = await preparePhoto(photo);
  if (!prepared) return "unread";
  try {
    const put = isMerged ? putMergedPhoto : putGearPhoto;
    await persist<unknown>(() => put({ id: gearId }, prepared.file));
    return prepared.file;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? "there" : "unread";
  }
}

/** Also true for gear that is gone from the log, which needs no photo. */
async function hasPhoto(id: string): Promise<boolean> {
  const { gear } = await send({ path: "/gear" }, gearListSchema);
  return gear.find((each) => each.id === id)?.photo !== null;
}

function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= SERVER_FAILURE || error.status === TOO_MANY;
  return error instanceof NetworkError;
}

/** @throws ApiError if a retry would be refused, too */
async function persist<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
