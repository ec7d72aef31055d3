import {
  type AdminCatch,
  adminCatchAnswerSchema,
  adminCatchListSchema,
  bulkDeletedSchema,
} from "@creel/domain/admin/admin-catches";
import type { NewReveal } from "@creel/domain/admin/new-reveal";
import type { Catch } from "@creel/domain/catches/catch";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { PreparedChange } from "../../catches/editor/values/catch-payload.ts";
import type { LogbookCalls } from "../../catches/logbook/logbook-calls.ts";
import { send, sendForNothing } from "../../http/send.ts";
import type { OnProgress } from "../../http/upload.ts";
import { ADMIN_CATCHES_KEY } from "../admin-key.ts";

const FOLDER = "/admin/catches";

/** Changes only the admin lists, not the lists of the signed-in user's own logbook. */
export const allLogbooksCalls: LogbookCalls = {
  update: updateAnyCatch,
  remove: deleteAnyCatch,
  putSaved: (queryClient, saved) =>
    queryClient.setQueriesData<AdminCatchList>(
      { queryKey: ADMIN_CATCHES_KEY },
      (was) =>
        was && {
          ...was,
          catches: was.catches.map((each) => (each.id === saved.id ? Object.assign({}, each, saved) : each)),
        },
    ),
};

export type AdminCatchList = z.infer<typeof adminCatchListSchema>;

/** Keeps the previous page until the next one arrives. */
export function adminCatchesQuery(query: string) {
  return queryOptions({
    queryKey: [...ADMIN_CATCHES_KEY, query],
    queryFn: ({ signal }) => send({ path: `${FOLDER}?${query}`, signal }, adminCatchListSchema),
    placeholderData: keepPreviousData,
  });
}

/** Sends the changes and any new photos in one form, or as JSON if there are no photos. */
async function updateAnyCatch(
  { catchId, work: { base, fields }, photos }: PreparedChange,
  onProgress?: OnProgress,
): Promise<AdminCatch> {
  const photoIds = photos.map(({ id }) => id);
  const files = { name: "photo", blobs: photos.map(({ file }) => file) };
  const custom = fields.custom && JSON.stringify(fields.custom);
  const content =
    photos.length > 0 ? { form: toMultipart({ ...fields, custom, photoIds }, files) } : { body: fields };
  const headers = { "if-match": `"${base.version}"` };
  const call = { method: "PUT", path: `${FOLDER}/${catchId}`, ...content, headers, onProgress } as const;
  const answer = await send(call, adminCatchAnswerSchema);
  return answer.catch;
}

function deleteAnyCatch({ id }: Pick<Catch, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `${FOLDER}/${id}` });
}

/** @param ids At most a thousand. */
export function deleteCatches(ids: readonly string[]) {
  return send({ method: "DELETE", path: `${FOLDER}/bulk`, body: { catchIds: ids } }, bulkDeletedSchema);
}

export async function readAnyCatch(id: string): Promise<AdminCatch> {
  const answer = await send({ path: `${FOLDER}/${id}` }, adminCatchAnswerSchema);
  return answer.catch;
}

/** Reveals for a limited time where it was caught. Its angler is told. */
export async function revealCatch(id: string, body: NewReveal): Promise<AdminCatch> {
  const call = { method: "POST", path: `${FOLDER}/${id}/reveal`, body } as const;
  const answer = await send(call, adminCatchAnswerSchema);
  return answer.catch;
}

/** `undefined` is not sent. */
type FormValue = string | number | boolean | null | undefined | readonly string[];

/** Encodes the fields as the API expects: `null` is an empty text, and a list repeats its name. */
function toMultipart(
  fields: Readonly<Record<string, FormValue>>,
  files: { name: string; blobs: readonly Blob[] },
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const values = typeof value === "object" && value !== null ? value : [value];
    for (const each of values) if (each !== undefined) form.append(name, String(each ?? ""));
  }
  // File names are private, so the field name replaces them.
  for (const blob of files.blobs) form.append(files.name, blob, files.name);
  return form;
}
