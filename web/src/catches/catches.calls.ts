import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";

import { toMultipart } from "../http/multipart.ts";
import { send, sendForNothing } from "../http/send.ts";
import type { OnProgress } from "../http/upload.ts";
import type { CatchPayload, PreparedCatch } from "./catch-payload.ts";

/**
 * Logs a catch. One that is there already, because the answer to an earlier try was lost, takes on what was
 * written since; one that somebody changed there stays as it is.
 */
export async function createCatch(prepared: PreparedCatch, onProgress?: OnProgress): Promise<Catch> {
  const content = contentOf({ ...prepared, fields: withoutNulls(prepared.fields) });
  const call = { method: "POST", path: "/catches", ...content, onProgress } as const;
  const { catch: stored } = await send(call, catchAnswerSchema);
  const isBehind = isAsLogged(stored) && differs(stored, prepared.fields);
  return isBehind ? updateCatch(asChangeOf(stored, prepared), onProgress) : stored;
}

const FIRST_VERSION = 1;

/** Nobody changed it; conditions that were filled in meanwhile are the second version. */
function isAsLogged({ version, conditions_filled: filled }: Catch): boolean {
  return version === FIRST_VERSION || (version === FIRST_VERSION + 1 && filled !== null);
}

function differs(stored: Catch, fields: CatchPayload): boolean {
  const isOther = Object.entries(stored).some(
    ([name, value]) => name in fields && !Array.isArray(value) && fields[name] !== value,
  );
  return isOther || photoIdsOf(stored).join() !== sentIds(fields).join();
}

/** Brings a catch that is stored to what was prepared for a new one. */
function asChangeOf(stored: Catch, { fields, files }: PreparedCatch): Change {
  const photoOrder = sentIds(fields);
  const removedPhotoIds = photoIdsOf(stored).filter((id) => !photoOrder.includes(id));
  // What was filled in is not known here, and so stays.
  const base = { id: stored.id, version: FIRST_VERSION };
  return { base, fields: { ...fields, photoOrder, removedPhotoIds }, files };
}

function photoIdsOf({ photos }: Catch): string[] {
  return photos.map(({ id }) => id);
}

function sentIds({ photoIds }: CatchPayload): readonly string[] {
  return Array.isArray(photoIds) ? photoIds : [];
}

export interface Change extends PreparedCatch {
  /** The catch as it was when it was opened; the server refuses when somebody changed it since. */
  base: Pick<Catch, "id" | "version">;
}

export async function updateCatch(change: Change, onProgress?: OnProgress): Promise<Catch> {
  const call = callOfChange(change, { folder: "/catches", onProgress });
  const answer = await send(call, catchAnswerSchema);
  return answer.catch;
}

interface Destination {
  /** Where the catch is, without its id. */
  folder: string;
  onProgress: OnProgress | undefined;
}

/** A change as it is sent, to whichever of the calls that take one. */
export function callOfChange({ base, ...prepared }: Change, { folder, onProgress }: Destination) {
  const headers = { "if-match": `"${base.version}"` };
  const path = `${folder}/${base.id}`;
  return { method: "PUT", path, ...contentOf(prepared), headers, onProgress } as const;
}

/** What was not noted need not be cleared where there was nothing before. */
function withoutNulls(fields: CatchPayload): CatchPayload {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** JSON, or a form when there are files to go along. */
function contentOf({ fields, files }: PreparedCatch) {
  return files.length > 0 ? { form: toMultipart(fields, { name: "photo", blobs: files }) } : { body: fields };
}

export function deleteCatch({ id }: Pick<Catch, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/catches/${id}` });
}

/** Clears what was filled in after the catch was saved. */
export async function takeOutFilled({ id }: Pick<Catch, "id">): Promise<Catch> {
  const call = { method: "DELETE", path: `/catches/${id}/filled-conditions` } as const;
  const answer = await send(call, catchAnswerSchema);
  return answer.catch;
}
