import { SECOND_MS } from "@creel/domain/dates/units-of-time";
import { gearListSchema } from "@creel/domain/gear/gear";
import type { SinglePhotoOwner } from "@creel/domain/import/rows/import-rows";
import { licenseListSchema } from "@creel/domain/licenses/license";

import { putGearPhoto, putMergedPhoto } from "../../gear/data/api.ts";
import { ApiError, NetworkError } from "../../http/api-error.ts";
import { send } from "../../http/send.ts";
import { putLicensePhoto } from "../../licenses/data/api.ts";
import type { Outcome, PhotoSource } from "./photo-source.ts";
import { preparePhoto } from "./prepare-photo.ts";

/** The photo of a record that has at most one. */
export interface PhotoOfRecord {
  recordId: string;
  /** The photo of gear that was merged into another is only kept for undoing the merge. */
  of: SinglePhotoOwner;
  photo: PhotoSource;
}

/** How long to wait before a retry, in milliseconds. */
const AGAIN_MS = 5 * SECOND_MS;
const TOO_MANY = 429;
const SERVER_FAILURE = 500;

interface Ways {
  put: (record: { id: string }, file: Blob) => Promise<unknown>;
  /** Also true for a record that is gone from the log, which needs no photo. */
  hasPhoto: (id: string) => Promise<boolean>;
}

const WAYS: Record<SinglePhotoOwner, Ways> = {
  gear: { put: putGearPhoto, hasPhoto: hasGearPhoto },
  "merged gear": { put: putMergedPhoto, hasPhoto: () => Promise.resolve(false) },
  license: { put: putLicensePhoto, hasPhoto: hasLicensePhoto },
};

/** Sends the photo of a record, unless it has one. Without a network, or if the server is busy, it waits. */
export async function sendSinglePhoto({ recordId, of, photo }: PhotoOfRecord): Promise<Outcome> {
  const { put, hasPhoto } = WAYS[of];
  if (await persist(() => hasPhoto(recordId))) return "there";
  const prepared = await preparePhoto(photo);
  if (!prepared) return "unread";
  try {
    await persist(() => put({ id: recordId }, prepared.file));
    return prepared.file;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 404 ? "there" : "unread";
  }
}

async function hasGearPhoto(id: string): Promise<boolean> {
  const { gear } = await send({ path: "/gear" }, gearListSchema);
  return gear.find((each) => each.id === id)?.photo !== null;
}

async function hasLicensePhoto(id: string): Promise<boolean> {
  const { licenses } = await send({ path: "/licences" }, licenseListSchema);
  return licenses.find((each) => each.id === id)?.photo !== null;
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
