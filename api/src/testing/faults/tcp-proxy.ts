import { once } from "node:events";
import { connect, createServer, type NetConnectOpts, type Server, type Socket } from "node:net";

import { onTestFinished } from "vitest";

/** A network connection to a server that tests can cut and restore. */
export interface Wire {
  port: number;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Forwards connections from a port of its own to the target, for the rest of this test. */
export async function startWire(target: NetConnectOpts): Promise<Wire> {
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;
  const wire = {
    get port() {
      return port;
    },
    async restore() {
      server = createServer((near) => {
        const far = connect(target);
        for (const [socket, other] of [[near, far] as const, [far, near] as const]) {
          sockets.add(socket);
          socket
            .on("error", () => {})
            .on("close", () => {
              sockets.delete(socket);
              other.destroy();
            });
          socket.pipe(other);
        }
      });
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
      const address = server.address();
      port = typeof address === "object" && address ? address.port : 0;
    },
    async cut() {
      if (!server) return;
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      server = null;
      await closed;
    },
  };
  await wire.restore();
  onTestFinished(() => wire.cut());
  return wire;
}
