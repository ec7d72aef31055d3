import diagnostics from "node:diagnostics_channel";

import { secretsIn } from "@creel/testing/log-secrets";
import { afterAll } from "vitest";
import * as z from "zod/mini";

import { openLogger } from "../../app/logger.ts";
import { aCatch } from "../fixtures/given.ts";

/** The fields that every log line has. */
const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string(),
});

const lines: string[] = [];
const { latitude, longitude } = aCatch();
const handled = new Set([String(latitude), String(longitude)]);

/** The logger of all APIs of a test file, at the lowest level. */
export const watchedLogger = openLogger("trace", { write: (line) => void lines.push(line) });

/** Returns a function that gives the lines logged since this call. */
export function logSince(start = lines.length): () => string[] {
  return () => lines.slice(start);
}

/** Registers secrets that must never be logged: tokens, passwords, emails. */
export function keepOutOfLog(...secrets: (string | null | undefined)[]): void {
  for (const secret of secrets) if (secret) handled.add(secret);
}

/** Names of private fields in bodies and URLs. */
const SECRET_NAMES = /password|token|email|^link$|^key$|^sig|latitude|longitude|^lat$|^lon$|^notes$/i;

function collect(value: unknown, name = ""): void {
  // A photo has millions of bytes and no field names.
  if (ArrayBuffer.isView(value)) return;
  if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) collect(inner, key);
  } else if (SECRET_NAMES.test(name) && (typeof value === "string" || typeof value === "number")) {
    keepOutOfLog(String(value));
  }
}

/** Fastify publishes each request that reaches its handler, with the parsed body. */
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
// The channel outlives the test file if several files share a process.
afterAll(() => void diagnostics.unsubscribe(HANDLER_START, collectHandled));

/** Checks that the log contains no handled secret and that each line is valid JSON. */
afterAll(() => {
  const faults = lines.flatMap((line) => {
    const isOneLine =
      lineSchema.safeParse(JSON.parse(line)).success && line.indexOf("\n") === line.length - 1;
    const secrets = secretsIn(line, handled);
    return isOneLine && secrets.length === 0 ? [] : [`${secrets.join(", ")} in ${line}`];
  });
  if (faults.length > 0) throw new Error(`What must not be in the log is there:\n${faults.join("\n")}`);
});
