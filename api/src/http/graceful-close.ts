import type { FastifyInstance } from "fastify";

const LONGEST_WAIT_MS = 20_000;

/**
 * Lets requests in flight finish when the app closes, for 20 s at most. Their answers end the
 * connection: one that was kept alive would hold the server open until the client lets go of it.
 */
export function closeGracefully(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    const timer = setTimeout(() => app.server.closeAllConnections(), LONGEST_WAIT_MS);
    app.server.once("close", () => clearTimeout(timer));
    done();
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
}
