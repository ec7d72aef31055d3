import { once } from "node:events";
import type { AddressInfo, Server } from "node:net";

/** Makes the server listen on a free port. Returns the port. */
export async function listen(server: Server, host = "127.0.0.1"): Promise<number> {
  server.listen(0, host);
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has one
  return (server.address() as AddressInfo).port;
}

export async function close(server: Server): Promise<void> {
  server.close();
  await once(server, "close");
}
