import type { Socket } from "node:net";

import type { FastifyInstance } from "fastify";

const MAX_WAIT_MS = 20_000;
/** Time for clients with open connections to learn that the server is closing. */
const FAREWELL_MS = 1000;

/**
 * Lets pending requests finish when the app closes, for 20 s at most. For the first second requests are still accepted,
 * and every answer closes its connection: closing an idle connection could lose a request that is on its way.
 * @returns a function that tells whether the app is closing
 */
export function closeGracefully(app: FastifyInstance): () => boolean {
  let isClosing = false;
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    const timer = setTimeout(() => app.server.closeAllConnections(), MAX_WAIT_MS);
    app.server.once("close", () => clearTimeout(timer));
    await untilGone(sockets);
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  return () => isClosing;
}

/** Resolves when all connections are closed, or after a second. */
function untilGone(sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, FAREWELL_MS);
    let left = sockets.size;
    const leave = () => {
      left -= 1;
      if (left > 0) return;
      clearTimeout(timer);
      resolve();
    };
    if (left === 0) {
      clearTimeout(timer);
      resolve();
    }
    for (const socket of sockets) socket.once("close", leave);
  });
}
