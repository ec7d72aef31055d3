import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

import { onTestFinished } from "vitest";

export interface Received {
  method: string;
  /** The path with its query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string;
}

/** Decides what a receiver answers; `null` for no answer at all. */
type Answers = (received: Received) => Answer | null;

export interface Receiver {
  /** Such as "http://127.0.0.1:40123". */
  address: string;
  received: Received[];
  /** Answers all later requests with a status. */
  answer(status: number): void;
}

/** Starts a web server for one test, which notes each request. It answers 200 until told otherwise. */
export async function startReceiver(answers: Answers = () => ({ status: 200 })): Promise<Receiver> {
  let current = answers;
  const received: Received[] = [];
  const answerTo = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = "", url: path = "", headers } = request;
    const noted = { method, path, headers, body: await buffer(request) };
    received.push(noted);
    const answer = current(noted);
    if (answer) response.writeHead(answer.status, answer.headers).end(answer.body);
  };
  const server = createServer((request, response) => void answerTo(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    received,
    answer: (status) => void (current = () => ({ status })),
  };
}
