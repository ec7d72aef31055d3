import { createServer, request as ask, type Server } from "node:http";

import { close, listen } from "./listening.ts";

export interface Balancer {
  url: string;
  /** Sets the servers that receive the requests in turn. */
  send: (targets: readonly string[]) => void;
  stop: () => Promise<void>;
}

/** Starts a load balancer in front of several processes. Each request goes to the next process. */
export async function startBalancer(): Promise<Balancer> {
  let targets: readonly string[] = [];
  let turn = 0;
  const server: Server = createServer((request, response) => {
    turn += 1;
    const target = targets[turn % targets.length] ?? "";
    const { method, url, headers } = request;
    const onward = ask(new URL(url ?? "/", target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    request.pipe(onward);
  });
  const port = await listen(server);
  return {
    url: `http://localhost:${port}`,
    send: (to) => {
      targets = to;
    },
    async stop() {
      server.closeAllConnections();
      await close(server);
    },
  };
}

/** Returns a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await close(server);
  return port;
}
