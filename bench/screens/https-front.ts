import { Agent, type IncomingHttpHeaders, request as ask } from "node:http";
import { createSecureServer } from "node:http2";

import { generate } from "selfsigned";

import { listen } from "../../e2e/setup/listening.ts";

export interface HttpsFront {
  url: string;
  stop: () => void;
}

/** What belongs to one connection, and is not passed on to another: RFC 9113, section 8.2.2. */
const OF_THE_CONNECTION = new Set(["connection", "keep-alive", "transfer-encoding", "host"]);

/**
 * Stands in front of Creel as Caddy and nginx do in `deploy/`: with TLS and HTTP/2, by which a page's many small files
 * come over one connection. Browsers have to be told not to mind its certificate.
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
