import { type DestinationStream, type Logger, pino } from "pino";

import type { Settings } from "./settings.ts";

/**
 * Logs JSON lines, by default to standard output. Only chosen fields of an error are logged: PostgreSQL puts the values
 * of the row into others, and Node the raw request.
 */
export function openLogger(level: Settings["logLevel"], stream?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError }, redact: TOO_MUCH };
  return stream ? pino(options, stream) : pino(options);
}

/**
 * Libraries log these at debug and trace levels: the form parser the headers, which have the token, and the server the
 * URL of a request whose path cannot be read.
 */
const TOO_MUCH = { paths: ["headers", "*.headers", "url", "originalUrl"], remove: true };

const DEEPEST_CAUSE = 5;

function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message,
    stack,
    ...textsOf(error),
    ...(cause instanceof Error && depth < DEEPEST_CAUSE && { cause: describeError(cause, depth + 1) }),
  };
}

const HARMLESS = new Set([
  "code",
  "severity",
  "schema",
  "table",
  "column",
  "constraint",
  "routine",
  "syscall",
]);

function textsOf(error: Error): Record<string, unknown> {
  return Object.fromEntries(Object.entries(error).filter(([name]) => HARMLESS.has(name)));
}
