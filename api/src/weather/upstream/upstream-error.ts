/**
 * How a question to another service can fail.
 *
 * - `unreachable`: no connection, or one that broke
 * - `timeout`: no whole answer in time
 * - `failing`: the service says that it fails (5xx)
 * - `resting`: it asked us to wait, or it failed so often that it is left alone for a while
 * - `refused`: it does not answer this question (4xx)
 * - `redirected`: it sends us to another host
 * - `too_large`: more bytes than any honest answer has
 * - `unreadable`: no JSON, or not what was asked for
 * - `empty`: it answers, but knows nothing of this place and hour
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
  /** What a service that refuses says. Never logged: it may repeat the place. */
  body?: unknown;
  /** Milliseconds until another try makes sense. */
  coolDownMs?: number;
}

/** The message names the host of the service, never the place that was asked about. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  readonly failure: UpstreamFailure;
  readonly details: Omit<UpstreamDetails, "cause">;

  constructor(failure: UpstreamFailure, host: string, { cause, ...details }: UpstreamDetails = {}) {
    super(`${host} is ${failure}`, { cause });
    this.failure = failure;
    this.details = details;
    // Not enumerable, because loggers write enumerable properties and the body may repeat the place.
    Object.defineProperty(this, "details", { enumerable: false });
  }
}
