/** An error that is already logged, so that it is not logged twice. */
export class LoggedError extends Error {
  override readonly name = "LoggedError";

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
