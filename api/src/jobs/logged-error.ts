/** Thrown on after it was logged in words of its own, so that it is not logged twice. */
export class LoggedError extends Error {
  override readonly name = "LoggedError";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
