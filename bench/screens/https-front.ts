import { Agent, type IncomingHttpHeaders, request as ask } from "node:http";
import { createSecureServer } from "node:http2";

import { generate } from "selfsigned";

import { listen } from "../../e2e/setup/listening.ts";

export interface HttpsFront {
  url: string;
  stop: () => void;
}

/** Headers that belong to one connection and must not be forwarded: RFC 9113, section 8.2.2. */
const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "host"]);

/**
 * Starts a proxy in front of Creel, like Caddy and nginx in `deploy/`: with TLS and HTTP/2, so that a page's many small
 * files use one connection. Browsers have to be told to accept its certificate.
 */
export async function startHttpsFront(target: string): Promise<HttpsFront> {
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }]);
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const { method, headers } = request;
    const onward = ask(new URL(request.url, target), { method, agent, headers: ownOf(headers) }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, ownOf(answer.headers));
      answer.pipe(response);
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  const port = await listen(server, "localhost");
  return {
    url: `https://localhost:${port}`,
    stop() {
      agent.destroy();
      server.close();
    },
  };
}

function ownOf(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = Object.entries(headers).filter(
    ([name]) => !name.startsWith(":") && !OF_THE_CONNECTION.has(name),
  );
  return Object.fromEntries(own);
}
