import { vi } from "vitest";

/** What was asked of the API. */
export interface Asked {
  method: string;
  path: string;
  search: URLSearchParams;
  body: unknown;
}

/** JSON, or a `Response` for anything else than 200; for `PENDING` nothing ever comes. */
type Answer = (asked: Asked) => unknown;

/** By method and path: "GET /catches". A `*` stands for one part of a path. */
export type Answers = Record<string, Answer | object>;

export const PENDING = new Promise<never>(() => {});

export interface Network {
  /** From now on these too; what was answered otherwise is answered so. */
  answer: (answers: Answers) => void;
  /** All that was asked so far, as "GET /catches?limit=5". */
  asked: (start?: string) => string[];
  /** The bodies of what was sent so. */
  sent: (question: string) => unknown[];
}

/** Stands in for the API, at the edge of the browser. What it was not told to answer is an error that fails the test. */
export function fakeNetwork(answers: Answers): Network {
  const known: Answers = { ...answers };
  const calls: Asked[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const asked = readCall(url, init);
    calls.push(asked);
    const answer = find(known, asked);
    if (answer === undefined) throw new Error(`Nothing answers ${asked.method} ${asked.path}`);
    const body: unknown = await (typeof answer === "function" ? answer(asked) : answer);
    init.signal?.throwIfAborted();
    return body instanceof Response ? body : Response.json(body);
  });
  return {
    answer: (more) => void Object.assign(known, more),
    asked: (start = "") => calls.map(write).filter((line) => line.startsWith(start)),
    sent: (question) => calls.filter((call) => isAbout(question, call)).map(({ body }) => body),
  };
}

function readCall(url: string, { method = "GET", body }: RequestInit): Asked {
  const { pathname, searchParams } = new URL(url, location.origin);
  const path = pathname.replace(/^\/api/, "");
  return { method, path, search: searchParams, body: typeof body === "string" ? JSON.parse(body) : body };
}

function find(answers: Answers, asked: Asked): Answer | object | undefined {
  // What was said last counts.
  return Object.entries(answers).findLast(([question]) => isAbout(question, asked))?.[1];
}

function isAbout(question: string, { method, path }: Asked): boolean {
  const pattern = question.replaceAll("*", "[^/]+");
  return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
}

function write({ method, path, search }: Asked): string {
  return `${method} ${path}${search.size > 0 ? `?${search}` : ""}`;
}
