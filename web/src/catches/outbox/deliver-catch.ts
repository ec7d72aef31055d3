import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";

import { send, sendForNothing } from "../../http/send.ts";
import type { OnProgress } from "../../http/upload.ts";
import type { Delivery } from "../../outbox/item-type.ts";
import type { CatchItem } from "./catch-item.ts";

/**
 * Sends one item; returns the catch in the answer, `null` after a deletion.
 *
 * @throws ApiError, NetworkError
 */
export async function deliverCatch(
  { subjectId: catchId, work }: CatchItem,
  { onProgress, fileOf }: Delivery,
): Promise<Catch | null> {
  switch (work.kind) {
    case "create":
      return createCatch(work.fields);
    case "change":
      return changeCatch({ id: catchId, version: work.base?.version ?? null }, work.fields);
    case "photo":
      return addPhoto({ ...work, catchId, file: orThrow(await fileOf(work.photoId)), onProgress });
    case "delete":
      await deleteCatch(catchId);
      return null;
  }
}

function orThrow(file: Blob | null): Blob {
  if (!file) throw new Error("The file of a photo is not on this device");
  return file;
}

// Each may be sent again: the server does it once. All throw ApiError and NetworkError.

/**
 * A catch that is there already, because the answer to an earlier try was lost, takes on what was typed since. One that
 * somebody changed meanwhile is answered as it is: what was typed since is for the caller to compare with it.
 */
async function createCatch(fields: NewCatchFields): Promise<Catch> {
  const call = { method: "POST", path: "/catches", body: withoutNulls(fields) } as const;
  const { catch: stored } = await send(call, catchAnswerSchema);
  const isBehind = isAsLogged(stored) && differs(stored, fields);
  // Autofilled conditions are not known here, and so stay.
  return isBehind ? changeCatch({ id: stored.id, version: FIRST_VERSION }, fields) : stored;
}

const FIRST_VERSION = 1;

/** Autofilled conditions make a second version, which nobody typed. */
function isAsLogged({ version, conditions_filled: autofilled }: Catch): boolean {
  return version === FIRST_VERSION || (version === FIRST_VERSION + 1 && autofilled !== null);
}

function differs(stored: Catch, fields: NewCatchFields): boolean {
  const answered = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(fields).some(
    ([name, value]) => value !== undefined && answered.has(name) && answered.get(name) !== value,
  );
}

/** The server looks for these itself unless it is told that there is none. */
const FOUND_BY_SERVER = new Set(["trip_id", "water_id", "spot_id"]);

/** Empty fields need no clearing in a catch that never had them. */
function withoutNulls(fields: NewCatchFields): ChangedFields {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== null || FOUND_BY_SERVER.has(name)),
  );
}

interface ChangedCatch {
  id: string;
  /** It is refused when another version is stored; `null` changes whichever is. */
  version: number | null;
}

async function changeCatch({ id, version }: ChangedCatch, fields: ChangedFields): Promise<Catch> {
  const headers = version === null ? {} : { "if-match": `"${version}"` };
  const call = { method: "PUT", path: `/catches/${id}`, body: fields, headers } as const;
  const answer = await send(call, catchAnswerSchema);
  return answer.catch;
}

export function deleteCatch(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/catches/${id}` });
}

interface AddedPhoto {
  catchId: string;
  photoId: string;
  takenAt?: string;
  photoOrder: readonly string[];
  file: Blob;
  onProgress: OnProgress;
}

async function addPhoto(photo: AddedPhoto): Promise<Catch> {
  const { catchId, photoId, takenAt, photoOrder, ...sent } = photo;
  const query = new URLSearchParams(photoOrder.map((id) => ["photoOrder", id]));
  if (takenAt !== undefined) query.set("takenAt", takenAt);
  const path = `/catches/${catchId}/photos/${photoId}${query.size > 0 ? `?${query.toString()}` : ""}`;
  const headers = { "content-type": sent.file.type };
  const answer = await send({ method: "PUT", path, headers, ...sent }, catchAnswerSchema);
  return answer.catch;
}
