import diagnostics from "node:diagnostics_channel";

import { secretsIn } from "@creel/testing/log-secrets";
import { afterAll } from "vitest";
import * as z from "zod/mini";

import { openLogger } from "../../app/logger.ts";
import { aCatch } from "../fixtures/given.ts";

/** What every line of the log has, besides what it is about. */
const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string(),
});

const lines: string[] = [];
const { latitude, longitude } = aCatch();
const handled = new Set([String(latitude), String(longitude)]);

/** The log of all APIs of a test file, down to its least line. */
export const watchedLogger = openLogger("trace", { write: (line) => void lines.push(line) });

/** Everything that is logged from now on. */
export function logSince(start = lines.length): () => string[] {
  return () => lines.slice(start);
}

/** What must never be logged: a token, a password, an email. */
export function keepOutOfLog(...secrets: (string | null | undefined)[]): void {
  for (const secret of secrets) if (secret) handled.add(secret);
}

/** Names in bodies and addresses whose values are nobody else's business. */
const SECRET_NAMES = /password|token|email|^link$|^key$|^sig|latitude|longitude|^lat$|^lon$|^notes$/i;

function collect(value: unknown, name = ""): void {
  // A photo has millions of bytes, and none of them a name.
  if (ArrayBuffer.isView(value)) return;
  if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, key);
  } else if (SECRET_NAMES.test(name) && (typeof value === "string" || typeof value === "number")) {
    keepOutOfLog(String(value));
  }
}

/** Fastify tells of each request that reaches its handler, with the body as it was read. */
const requestSchema = z.object({
  request: z.object({ body: z.unknown(), query: z.unknown(), headers: z.unknown() }),
});
const HANDLER_START = "tracing:fastify.request.handler:start";
const collectHandled: diagnostics.ChannelListener = (message) => {
  const { data } = requestSchema.safeParse(message);
  collect(data?.request.body);
  collect(data?.request.query);
};
diagnostics.subscribe(HANDLER_START, collectHandled);
// The channel outlives the test file where several share a process.
afterAll(() => void diagnostics.unsubscribe(HANDLER_START, collectHandled));

/** Nothing of what a test file handled stands in what its APIs wrote, and each line is one of JSON. */
afterAll(() => {
  const faults = lines.flatMap((line) => {
    const isOneLine =
      lineSchema.safeParse(JSON.parse(line)).success && line.indexOf("\n") === line.length - 1;
    const secrets = secretsIn(line, handled);
    return isOneLine && secrets.length === 0 ? [] : [`${secrets.join(", ")} in ${line}`];
  });
  if (faults.length > 0) throw new Error(`What must not be in the log is there:\n${faults.join("\n")}`);
});
