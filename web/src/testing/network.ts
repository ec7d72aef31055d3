import type { ErrorCode } from "@creel/domain/errors/error-body";
import { onTestFinished, vi } from "vitest";

import { noteAnswer } from "../http/connectivity.ts";
import { asCreels } from "./own-answers.ts";
import { contentsOf, fakeUploads } from "./uploads.ts";

/** A request to the API. */
export interface Asked {
  method: string;
  path: string;
  search: URLSearchParams;
  /** Parsed JSON, or the parts of a form by name, including its files. */
  body: unknown;
}

/** Returns JSON, or a `Response` for another status than 200. `PENDING` never answers. */
type Answer = (asked: Asked) => unknown;

/** Keyed by method and path, such as "GET /catches". A `*` matches one part of a path. */
export type Answers = Record<string, Answer | object>;

/** Returns a refusal in the API's format. */
export function refusal(status: number, code: ErrorCode, message: string): () => Response {
  return () => Response.json({ statusCode: status, error: message, message, code }, { status });
}

/** Returns a refusal with messages keyed by field. */
export function refusedFields(
  status: number,
  code: ErrorCode,
  fields: Record<string, string>,
): () => Response {
  const message = "Refused";
  return () => Response.json({ statusCode: status, error: message, message, code, fields }, { status });
}

interface Held<Content> {
  answer: () => Promise<Content>;
  release: () => void;
}

/** Holds an answer back until the test calls `release`. */
export function hold<Content>(answer: () => Content): Held<Content> {
  const waiting: (() => void)[] = [];
  const isReleased = new Promise<void>((resolve) => void waiting.push(resolve));
  const release = () => {
    for (const resolve of waiting) resolve();
  };
  return { answer: () => isReleased.then(answer), release };
}

/** Fails like a request without a network. */
export function noAnswer(): never {
  throw new TypeError("Failed to fetch");
}

/** How often a test has gone offline. */
let losses = 0;

/**
 * Takes the device offline until the end of the test. Requests fail from now on, also those that wait for their answer.
 * An answer, such as that of a health check, would tell the app that it is online again.
 */
export function goOffline(): void {
  losses += 1;
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  dispatchEvent(new Event("offline"));
  onTestFinished(() => noteAnswer());
}

export const PENDING = new Promise<never>(() => {});

export interface Network {
  /** Adds answers, which override earlier ones. */
  answer: (answers: Answers) => void;
  /** Returns the requests so far that begin with `start`. Example: "GET /catches?limit=5". */
  asked: (start?: string) => string[];
  /** Returns the bodies of the matching requests. */
  sent: (question: string) => unknown[];
}

/** Replaces the API at the edge of the browser. A request without a known answer throws, which fails the test. */
export function fakeNetwork(answers: Answers): Network {
  const known: Answers = { ...answers };
  const calls: Asked[] = [];
  const respond = async (asked: Asked) => {
    const lossesBefore = losses;
    calls.push(asked);
    const answer = find(known, asked);
    if (answer === undefined) throw new Error(`Nothing answers ${asked.method} ${asked.path}`);
    await nextTurn();
    const body: unknown = await (typeof answer === "function" ? answer(asked) : answer);
    if (losses > lossesBefore || !navigator.onLine) noAnswer();
    return asCreels(body instanceof Response ? body : Response.json(body));
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const response = await respond(readCall(url, init));
    init.signal?.throwIfAborted();
    return response;
  });
  vi.stubGlobal(
    "XMLHttpRequest",
    fakeUploads((method, url, content) =>
      respond({ ...readCall(url, { method }), body: contentsOf(content) }),
    ),
  );
  return {
    answer: (more) => void Object.assign(known, more),
    asked: (start = "") => calls.map(write).filter((line) => line.startsWith(start)),
    sent: (question) => calls.filter((call) => isAbout(question, call)).map(({ body }) => body),
  };
}

/** Waits a turn, so that the page renders its pending state before any answer. */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve));
}

function readCall(url: string, { method = "GET", body }: RequestInit): Asked {
  const { pathname, searchParams } = new URL(url, location.origin);
  const path = pathname.replace(/^\/api/, "");
  return { method, path, search: searchParams, body: typeof body === "string" ? JSON.parse(body) : body };
}

function find(answers: Answers, asked: Asked): Answer | object | undefined {
  // The latest answer counts.
  return Object.entries(answers).findLast(([question]) => isAbout(question, asked))?.[1];
}

function isAbout(question: string, { method, path }: Asked): boolean {
  const pattern = question.replaceAll("*", "[^/]+");
  return new RegExp(`^${pattern}$`).test(`${method} ${path}`);
}

function write({ method, path, search }: Asked): string {
  return `${method} ${path}${search.size > 0 ? `?${search}` : ""}`;
}
