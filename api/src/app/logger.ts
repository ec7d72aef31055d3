import { type DestinationStream, type Logger, pino } from "pino";

import type { Settings } from "./settings.ts";

/**
 * Logs JSON lines, by default to standard output. Only selected fields of an error are logged, because PostgreSQL puts
 * row values into others, and Node the raw request.
 */
export function openLogger(level: Settings["logLevel"], stream?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError }, redact: TOO_MUCH };
  return stream ? pino(options, stream) : pino(options);
}

/**
 * Libraries log these at debug and trace level: the form parser logs headers, which contain the token, and the server
 * logs the URL of a request with an unreadable path.
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
