import type { Catch } from "@creel/domain/catches/catch";
import { type CatchChanges, catchChangesSchema } from "@creel/domain/catches/new-catch";
import { fieldError } from "@creel/domain/errors/field-error";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";

import { ifMatchSchema, expectedVersion } from "../../base/if-match.ts";
import type { RowKey } from "../../database/owned-rows.ts";
import type { CatchRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { CatchContext } from "../record/catch-context.ts";
import { receivedPhotos, withReceivedPhotos } from "./catch-form.ts";
import { type Change, changeCatch } from "./change-catch.ts";

export const catchParamsSchema = z.object({ id: z.uuid(fieldError({ code: "not_uuid", field: "id" })) });

export const changeRequestSchema = {
  description:
    'An absent field keeps its value; null clears it. With If-Match: "<version>", a catch that has changed ' +
    "since gets 412 with the stored catch. Filled-in conditions do not count as a change, " +
    "and null does not clear conditions filled in since. A change that is already stored, because its answer was lost, " +
    "gets 200 and changes nothing. Send new photos as in POST.",
  consumes: ["application/json", "multipart/form-data"],
  params: catchParamsSchema,
  headers: ifMatchSchema,
  body: catchChangesSchema,
};

type ChangeRequest = FastifyRequest<{
  Params: z.infer<typeof catchParamsSchema>;
  Headers: z.infer<typeof ifMatchSchema>;
  Body: CatchChanges;
}>;

interface Receiving {
  key: RowKey;
  /** Overrides the changes in the body. */
  changes?: CatchChanges;
  /** Presents the stored catch if somebody else changed it first. */
  present: (row: CatchRow) => Promise<Catch>;
  onChange?: NonNullable<Change["onChange"]>;
}

/**
 * Changes a catch as a request says, including the photos in it.
 * @throws AppError stale_version with the stored catch, not_found, invalid_input, id_taken
 */
export async function receiveChange(
  context: CatchContext,
  request: ChangeRequest,
  { key, changes: asked = request.body, present, onChange }: Receiving,
): Promise<CatchRow> {
  const { photoIds, photoOrder = [], removedPhotoIds = [], ...changes } = asked;
  const version = expectedVersion(request.headers["if-match"]);
  const renditions = receivedPhotos(request);
  const upload = { userId: key.userId, renditions, ids: photoIds, log: request.log };
  return withReceivedPhotos(context, upload, async (added) => {
    const changed = await changeCatch(context.sessions.db, key, {
      changes,
      photos: { added, order: photoOrder, removed: removedPhotoIds },
      expectedVersion: version,
      ...(onChange && { onChange }),
    });
    if ("row" in changed) return { result: changed.row, unused: changed.unused };
    throw new AppError("stale_version", { extra: { catch: await present(changed.stored) } });
  });
}
