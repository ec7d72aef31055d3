/**
 * How a question to another service can fail.
 *
 * - `unreachable`: no connection, or it broke
 * - `timeout`: no complete answer in time
 * - `failing`: the service reports an error (5xx)
 * - `resting`: the service asked us to wait, or failed so often that we do not ask it for a while
 * - `refused`: the service rejects this question (4xx)
 * - `redirected`: the service redirects to another host
 * - `too_large`: more bytes than any legitimate answer has
 * - `unreadable`: not JSON, or not the expected format
 * - `empty`: an answer without data for this place and hour
 */
export type UpstreamFailure =
  | "unreachable"
  | "timeout"
  | "failing"
  | "resting"
  | "refused"
  | "redirected"
  | "too_large"
  | "unreadable"
  | "empty";

interface UpstreamDetails extends ErrorOptions {
  status?: number;
  /** The body of a refusal. It is never logged, because it may contain the place. */
  body?: unknown;
  /** Milliseconds until another try makes sense. */
  coolDownMs?: number;
}

/** The message names the host of the service, never the place. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly failure: UpstreamFailure;
  readonly details: Omit<UpstreamDetails, "cause">;

  constructor(failure: UpstreamFailure, host: string, { cause, ...details }: UpstreamDetails = {}) {
    super(`${host} is ${failure}`, { cause });
    this.failure = failure;
    this.details = details;
    // Not enumerable, because loggers write enumerable properties and the body may contain the place.
    Object.defineProperty(this, "details", { enumerable: false });
  }
}
