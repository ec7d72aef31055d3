import { DEMO_PHOTO_BYTES } from "@creel/domain/demo/demo";
import { PHOTO_LIMITS } from "@creel/domain/photos/photo";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

import { makeFairQueue, threadsFor } from "../base/fair-queue.ts";
import { AppError } from "../errors/errors.ts";
import { makeRenditions, type Renditions } from "./renditions.ts";
import type { Render } from "./upload-form.ts";

/** Larger than a photo may be, so that our own check refuses it with its message. */
const BODY_BYTES = 2 * PHOTO_LIMITS.bytes;

/** Content types of a request whose body is the file itself. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp", "image/gif", "image/avif"];

/** Lets the routes of `app` read a photo as the whole body. */
export function readPhotoBodies(app: Pick<FastifyInstance, "addContentTypeParser">): void {
  app.addContentTypeParser(
    /^image\//,
    { parseAs: "buffer", bodyLimit: BODY_BYTES },
    (_request, body, parsed) => parsed(null, body),
  );
}

/** @throws AppError unsupported_type, too_large */
export function photoOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new AppError("unsupported_type");
  if (body.length <= PHOTO_LIMITS.bytes) return body;
  throw new AppError("too_large", { fields: { photo: { code: "photo_too_large" } } });
}

const inDemo = new WeakSet<FastifyRequest>();

/** Refuses photos of this request that have more bytes than a demo takes. */
export function limitPhotosAsInDemo(request: FastifyRequest): void {
  inDemo.add(request);
}

/** Photos are counted before they are rendered, so that refused ones count too. */
export function renderFor(
  { countPhotos }: { countPhotos: (userId: string, count: number) => Promise<void> },
  userId: string,
  reply: FastifyReply,
): Render {
  const isOver = new AbortController();
  reply.raw.once("close", () => isOver.abort());
  return async (file, name) => {
    if (inDemo.has(reply.request) && file.length > DEMO_PHOTO_BYTES) throw tooLargeForDemo(name);
    await countPhotos(userId, 1);
    return queueRendering(file, { userId, signal: isOver.signal });
  };
}

/** At the size limit, a decoded photo takes 150 MB and a waiting one up to 10 MB. */
const queue = makeFairQueue({ concurrency: threadsFor(1 / 2), perOwner: 1, maxWaiting: 40 });

function tooLargeForDemo(name: string | undefined): AppError {
  const refusal = name ? ({ code: "demo_photo_named", name } as const) : ({ code: "demo_photo" } as const);
  return new AppError("too_large", { fields: { photo: refusal } });
}

interface Sender {
  userId: string;
  /** Ends the wait when the sender has disconnected. */
  signal: AbortSignal;
}

/**
 * Renders one photo of a user at a time, in turn with other users.
 * @throws AppError busy, unsupported_type, invalid_input
 */
function queueRendering(file: Buffer, { userId, signal }: Sender): Promise<Renditions> {
  return queue(userId, () => makeRenditions(file), { signal });
}
