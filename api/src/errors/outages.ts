/** A database or a disk that has no room: SQLSTATE 53100, or what the system calls it. */
const FULL_CODES: ReadonlySet<unknown> = new Set(["53100", "ENOSPC", "EDQUOT"]);

export function isFull(error: unknown): boolean {
  return error instanceof Error && "code" in error && FULL_CODES.has(error.code);
}

const SOCKET_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/**
 * Classes of SQLSTATE: connection, taken back (deadlock), resources (disk full, too many connections), operator
 * (shutting down).
 */
const SQLSTATE_CLASSES = new Set(["08", "40", "53", "57"]);

/** Whether the database was unreachable or overloaded, as opposed to a bug. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string") {
    return SOCKET_CODES.has(code) || (/^[0-9A-Z]{5}$/.test(code) && SQLSTATE_CLASSES.has(code.slice(0, 2)));
  }
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}
