import type { FastifyInstance, FastifyRequest } from "fastify";

const MULTIPART = "multipart/form-data";

/** Milliseconds for a request without photos: enough for a few kilobytes over any signal. */
const RECEIVE_MS = 30_000;
/** Milliseconds: enough for ten photos over a weak signal. */
export const RECEIVE_PHOTOS_MS = 300_000;

/** The HTTP status for a body that is too large. */
const TOO_LARGE = 413;

interface Deadline {
  timer: NodeJS.Timeout;
}

/** Disconnects a request whose body does not arrive in time: 30 s, or five minutes on routes that accept photos. */
export function receiveInTime(app: FastifyInstance): void {
  const deadlines = new WeakMap<FastifyRequest, Deadline>();

  app.addHook("onRequest", async (request) => {
    if (!hasBody(request)) return;
    const deadline = { timer: setTimeout(tooSlow, timeoutFor(request)) };
    function tooSlow() {
      const error = Object.assign(new Error("The body did not arrive"), { code: "ERR_HTTP_REQUEST_TIMEOUT" });
      // Emits the same event as Node's own time-out.
      app.server.emit("clientError", error, request.raw.socket);
    }
    deadline.timer.unref();
    deadlines.set(request, deadline);
    const isHere = () => clearTimeout(deadline.timer);
    request.raw.once("end", isHere).once("close", isHere);
  });

  // Fastify closes the connection of a body that is too large. A client that is still sending would then see a
  // connection reset and never the answer.
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === TOO_LARGE) reply.removeHeader("connection");
  });

  // The body of an early refused request may still arrive for a while.
  app.addHook("onResponse", async (request) => {
    const deadline = deadlines.get(request);
    if (!deadline || request.raw.readableEnded || request.raw.destroyed) return;
    clearTimeout(deadline.timer);
    deadline.timer = setTimeout(() => request.raw.destroy(), RECEIVE_MS).unref();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Only routes that accept forms wait longer for them. */
function timeoutFor({ headers, server }: FastifyRequest): number {
  const isForm = headers["content-type"]?.startsWith(MULTIPART) ?? false;
  return isForm && server.hasContentTypeParser(MULTIPART) ? RECEIVE_PHOTOS_MS : RECEIVE_MS;
}
