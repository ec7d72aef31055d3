import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";

import { toMultipart } from "../../http/multipart.ts";
import { send, sendForNothing } from "../../http/send.ts";
import type { OnProgress } from "../../http/upload.ts";
import type {
  ChangedFields,
  NewCatchFields,
  PreparedCatch,
  PreparedChange,
} from "../editor/values/catch-payload.ts";

/**
 * Logs a catch. One that is there already, because the answer to an earlier try was lost, takes on what was
 * written since; one that somebody changed there stays as it is.
 */
export async function createCatch(prepared: PreparedCatch, onProgress?: OnProgress): Promise<Catch> {
  const { fields, files } = prepared;
  const content = contentOf(withoutNulls(fields), files);
  const call = { method: "POST", path: "/catches", ...content, onProgress } as const;
  const { catch: stored } = await send(call, catchAnswerSchema);
  const isBehind = isAsLogged(stored) && differs(stored, fields);
  return isBehind ? updateCatch(asChangeOf(stored, prepared), onProgress) : stored;
}

const FIRST_VERSION = 1;

/** Nobody changed it; conditions that were filled in meanwhile are the second version. */
function isAsLogged({ version, conditions_filled: autofilled }: Catch): boolean {
  return version === FIRST_VERSION || (version === FIRST_VERSION + 1 && autofilled !== null);
}

function differs(stored: Catch, fields: NewCatchFields): boolean {
  const answered = new Map<string, unknown>(Object.entries(stored));
  const isOther = Object.entries(fields).some(
    ([name, value]) => value !== undefined && answered.has(name) && answered.get(name) !== value,
  );
  return isOther || photoIdsOf(stored).join() !== sentIds(fields).join();
}

/** Brings a catch that is stored to what was prepared for a new one. */
function asChangeOf(stored: Catch, { fields, files }: PreparedCatch): PreparedChange {
  const photoOrder = sentIds(fields);
  const removedPhotoIds = photoIdsOf(stored).filter((id) => !photoOrder.includes(id));
  // What was filled in is not known here, and so stays.
  const base = { id: stored.id, version: FIRST_VERSION };
  return { base, fields: { ...fields, photoOrder, removedPhotoIds }, files };
}

function photoIdsOf({ photos }: Catch): string[] {
  return photos.map(({ id }) => id);
}

function sentIds({ photoIds }: NewCatchFields): string[] {
  return Array.isArray(photoIds) ? photoIds : [];
}

export async function updateCatch(change: PreparedChange, onProgress?: OnProgress): Promise<Catch> {
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
export function callOfChange({ base, fields, files }: PreparedChange, { folder, onProgress }: Destination) {
  const headers = { "if-match": `"${base.version}"` };
  const path = `${folder}/${base.id}`;
  return { method: "PUT", path, ...contentOf(fields, files), headers, onProgress } as const;
}

/** What was not noted need not be cleared where there was nothing before. */
function withoutNulls(fields: NewCatchFields): ChangedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** JSON, or a form when there are files to go along. */
function contentOf(fields: ChangedFields, files: readonly Blob[]) {
  return files.length > 0 ? { form: toMultipart(fields, { name: "photo", blobs: files }) } : { body: fields };
}

export function deleteCatch({ id }: Pick<Catch, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/catches/${id}` });
}

/** Clears what was filled in after the catch was saved. */
export async function removeAutofilled({ id }: Pick<Catch, "id">): Promise<Catch> {
  const call = { method: "DELETE", path: `/catches/${id}/filled-conditions` } as const;
  const answer = await send(call, catchAnswerSchema);
  return answer.catch;
}
