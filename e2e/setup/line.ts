import { createServer, type IncomingMessage, request as ask, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

import { close, listen } from "./listening.ts";

/** A request that changes catches. */
export interface Write {
  method: string;
  path: string;
  catchId: string;
  token: string;
  /** The number of requests that had been answered or given up when this one came. */
  begunAfter: number;
  /** Its position among the requests that were answered or given up; `null` until then. */
  endedAs: number | null;
}

/**
 * - `passes`: the request is answered.
 * - `loses the answer`: the server processes the request, and the line breaks before its answer. A browser may send it
 *   again by itself.
 * - `cuts the answer`: the line breaks in the middle of the answer.
 * - `fails`: the request does not reach the server and is answered with 500.
 */
export type Fate = "passes" | "loses the answer" | "cuts the answer" | "fails";

type Decide = (write: Write) => Fate | Promise<Fate>;

export interface Line {
  url: string;
  /** All writes, in the order in which they came. */
  writes: readonly Write[];
  /** Sets the function that decides the fate of each write. It may wait before it decides. */
  decide: (fateOf: Decide) => void;
  /** Restores the state after the start, at the same address. */
  reset: () => void;
  stop: () => Promise<void>;
}

const passAll: Decide = () => "passes";

/** Starts a proxy in front of a Creel that simulates a bad line. */
export async function startLine(creel: string): Promise<Line> {
  const writes: Write[] = [];
  let fateOf: Decide = passAll;
  let ended = 0;
  const server = createServer((request, response) => {
    carry(request, response).catch(() => response.destroy());
  });

  async function carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const write = readWrite(request, { body, begunAfter: ended });
    if (!write) return forward(creel, request, { body, onAnswer: (answer) => pipe(answer, response) });
    writes.push(write);
    response.once("close", () => {
      ended += 1;
      write.endedAs = ended;
    });
    const fate = await fateOf(write);
    if (fate === "fails") {
      response.writeHead(500).end();
      return undefined;
    }
    return forward(creel, request, {
      body,
      onAnswer: (answer) => {
        if (fate === "passes") pipe(answer, response);
        else drop(answer, { response, hasHead: fate === "cuts the answer" });
      },
    });
  }

  const port = await listen(server, "localhost");
  return {
    url: `http://localhost:${port}`,
    writes,
    decide: (by) => {
      fateOf = by;
    },
    reset() {
      fateOf = passAll;
      writes.length = 0;
      server.closeAllConnections();
    },
    async stop() {
      server.closeAllConnections();
      await close(server);
    },
  };
}

interface Forwarded {
  body: Buffer;
  onAnswer: (answer: IncomingMessage) => void;
}

function forward(
  creel: string,
  { method, url = "/", headers }: IncomingMessage,
  { body, onAnswer }: Forwarded,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const onward = ask(new URL(url, creel), { method, headers }, (answer) => {
      onAnswer(answer);
      answer.once("close", resolve);
    });
    onward.once("error", reject);
    onward.end(body);
  });
}

function pipe(answer: IncomingMessage, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(response);
}

/** Drops the answer after it has arrived completely, because the server has then done its work. */
function drop(
  answer: IncomingMessage,
  { response, hasHead }: { response: ServerResponse; hasHead: boolean },
): void {
  answer.resume();
  answer.once("end", () => {
    if (!hasHead) return void response.destroy();
    // The content-length header promises more than this.
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.write("{", () => response.destroy());
  });
}

const ID = /^\/api\/catches\/([\da-f-]{36})/;

function readWrite(
  { method = "GET", url = "/", headers }: IncomingMessage,
  { body, begunAfter }: { body: Buffer; begunAfter: number },
): Write | null {
  const path = url.split("?")[0] ?? "";
  if (method === "GET" || !path.startsWith("/api/catches")) return null;
  const catchId = ID.exec(path)?.[1] ?? String(JSON.parse(body.toString()).id);
  const token = headers.authorization?.replace("Bearer ", "") ?? "";
  return { method, path, catchId, token, begunAfter, endedAs: null };
}
