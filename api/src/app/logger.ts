import { type DestinationStream, type Logger, pino } from "pino";

import type { Settings } from "./settings.ts";

/**
 * The log: JSON, a line for each event, on standard output unless told otherwise. Of an error it takes what
 * says where to look. Drivers hang more onto theirs: PostgreSQL the values of the row, Node the request as it came.
 */
export function openLogger(level: Settings["logLevel"], stream?: DestinationStream): Logger {
  const options = { level, serializers: { err: describeError }, redact: TOO_MUCH };
  return stream ? pino(options, stream) : pino(options);
}

/**
 * What parts of ours log at the lowest levels: the parser of forms the headers with the token in them, and the
 * server the address of a request whose path cannot be read.
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
