import { createServer, request as ask } from "node:http";

import { close, listen } from "./listening.ts";

export interface Front {
  url: string;
  /** Simulates a newer version of the app, which has a different service worker. */
  deploy: () => void;
  stop: () => Promise<void>;
}

/** Starts a proxy in front of a Creel. */
export async function startFront(creel: string): Promise<Front> {
  let version = 1;
  const server = createServer((request, response) => {
    const { method, url = "/", headers } = request;
    const isWorker = url === "/sw.js";
    // The script must not be compressed, because a line is added in front of it.
    if (isWorker) delete headers["accept-encoding"];
    const onward = ask(new URL(url, creel), { method, headers }, (answer) => {
      const { "content-length": _length, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, isWorker ? others : answer.headers);
      if (isWorker) response.write(`// Version ${version}\n`);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  const port = await listen(server, "localhost");
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      version += 1;
    },
    async stop() {
      server.closeAllConnections();
      await close(server);
    },
  };
}
