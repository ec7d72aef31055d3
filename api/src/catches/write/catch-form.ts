import { newRecordId } from "@creel/domain/catches/record-id";
import { withoutAliases } from "@creel/domain/details/aliases";
import { MEASURE_NAMES } from "@creel/domain/details/details";
import type { FastifyRequest, preValidationAsyncHookHandler, FastifyBaseLogger } from "fastify";

import { signedInUser } from "../../accounts/sessions/signed-in.ts";
import { refuseTooDeep } from "../../base/json-depth.ts";
import { AppError } from "../../errors/errors.ts";
import { renderFor } from "../../photos/photo-body.ts";
import type { StoredPhoto } from "../../photos/photos.repository.ts";
import type { Renditions } from "../../photos/renditions.ts";
import { readUploadForm } from "../../photos/upload-form.ts";
import { type Outcome, withStoredPhotos } from "../../photos/with-stored-photos.ts";
import type { CatchContext } from "../record/catch-context.ts";

const received = new WeakMap<FastifyRequest, Renditions[]>();

const NUMBERS: ReadonlySet<string> = new Set([
  ...MEASURE_NAMES,
  "latitude",
  "longitude",
  "position_accuracy",
  "clock_offset",
]);
const FLAGS: ReadonlySet<string> = new Set(["fill_conditions"]);
const LISTS: ReadonlySet<string> = new Set(["photoIds", "photoOrder", "removedPhotoIds"]);
/** Fields whose text is JSON. */
const OBJECTS: ReadonlySet<string> = new Set(["custom"]);
const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** Bytes of a JSON body. A field of over a megabyte still fits, so that the answer can name it as too long. */
export const CATCH_BYTES = 2 * 1024 * 1024;

/**
 * Turns a form with photos into the body that JSON would have, so that one schema validates both: texts of numbers
 * become numbers, and an empty text becomes `null`.
 */
export function readCatchForm(context: Pick<CatchContext, "countPhotos">): preValidationAsyncHookHandler {
  return async (request, reply) => {
    if (request.isMultipart()) {
      const { fields, photos } = await readUploadForm(
        request,
        renderFor(context, signedInUser(request).id, reply),
      );
      received.set(request, photos);
      request.body = fields;
    }
    if (isFields(request.body)) request.body = withoutAliases(request.body);
    if (!received.has(request)) return;
    request.body = readTexts(Object(request.body));
    const refused = refuseTooDeep(request.body);
    if (refused) throw refused;
  };
}

function isFields(body: unknown): body is Record<string, unknown> {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

export function receivedPhotos(request: FastifyRequest): Renditions[] {
  return received.get(request) ?? [];
}

function readTexts(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, readText(name, value)]));
}

function readText(name: string, value: unknown): unknown {
  if (value === "") return LISTS.has(name) ? undefined : null;
  if (typeof value === "string" && NUMBERS.has(name) && NUMBER.test(value)) return Number(value);
  if (OBJECTS.has(name)) return readJson(value);
  if (FLAGS.has(name) && (value === "true" || value === "false")) return value === "true";
  return value;
}

/** Text that is not JSON is returned as it is; validation refuses it. */
function readJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    return value;
  }
}

interface Upload {
  userId: string;
  renditions: readonly Renditions[];
  /** One id per photo from the client; ids are generated if absent. */
  ids: readonly string[] | undefined;
  /** Only for a photo that is sent alone. */
  takenAt?: string | undefined;
  log: FastifyBaseLogger;
}

/**
 * Stores the files of a request's photos for `work`, which adds their rows. If `work` fails, the files are removed
 * again.
 * @throws AppError invalid_input, unavailable, and any error of `work`
 */
export async function withReceivedPhotos<Result>(
  { photos: { storage } }: Pick<CatchContext, "photos">,
  { ids: wantedIds, takenAt, ...upload }: Upload,
  work: (photos: StoredPhoto[]) => Promise<Outcome<Result>>,
): Promise<Result> {
  const ids = idsFor(upload.renditions, wantedIds);
  return withStoredPhotos(storage, upload, (stored) =>
    work(
      stored.map((files, index) => ({ ...files, id: ids[index] ?? newRecordId(), takenAt: takenAt ?? null })),
    ),
  );
}

function idsFor(renditions: readonly Renditions[], ids: readonly string[] = []): readonly string[] {
  const isOneForEach = ids.length === 0 || ids.length === renditions.length;
  if (isOneForEach && new Set(ids).size === ids.length) return ids;
  throw new AppError("invalid_input", { fields: { photoIds: { code: "photo_id_count" } } });
}
