import { type Catch, catchAnswerSchema } from "@creel/domain/catches/catch";
import type { ChangedFields, NewCatchFields } from "@creel/domain/catches/new-catch";

import { toMultipart } from "../../http/multipart.ts";
import { send, sendForNothing } from "../../http/send.ts";
import type { OnProgress } from "../../http/upload.ts";
import type { PreparedCatch, PreparedChange } from "../editor/values/catch-payload.ts";

/**
 * A catch that is there already, because the answer to an earlier try was lost, takes on what was typed since; one that
 * somebody changed meanwhile stays as it is.
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

/** Autofilled conditions make a second version, which nobody typed. */
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

function asChangeOf(stored: Catch, { fields, files }: PreparedCatch): PreparedChange {
  const photoOrder = sentIds(fields);
  const removedPhotoIds = photoIdsOf(stored).filter((id) => !photoOrder.includes(id));
  // Autofilled conditions are not known here, and so stay.
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
  /** Without the id. */
  folder: string;
  onProgress: OnProgress | undefined;
}

export function callOfChange({ base, fields, files }: PreparedChange, { folder, onProgress }: Destination) {
  const headers = { "if-match": `"${base.version}"` };
  const path = `${folder}/${base.id}`;
  return { method: "PUT", path, ...contentOf(fields, files), headers, onProgress } as const;
}

/** Empty fields need no clearing in a catch that never had them. */
function withoutNulls(fields: NewCatchFields): ChangedFields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

/** JSON, or multipart when there are files. */
function contentOf(fields: ChangedFields, files: readonly Blob[]) {
  return files.length > 0 ? { form: toMultipart(fields, { name: "photo", blobs: files }) } : { body: fields };
}

export function deleteCatch({ id }: Pick<Catch, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/catches/${id}` });
}

export async function removeAutofilled({ id }: Pick<Catch, "id">): Promise<Catch> {
  const call = { method: "DELETE", path: `/catches/${id}/filled-conditions` } as const;
  const answer = await send(call, catchAnswerSchema);
  return answer.catch;
}
