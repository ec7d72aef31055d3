import { type ErrorBody, errorBodySchema } from "@creel/domain/errors/error-body";
import { OWN_ANSWER } from "@creel/domain/errors/own-answer";

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** `null` when a proxy answered. */
  readonly explanation: ErrorBody | null;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const parsed = errorBodySchema.safeParse(body);
    super(parsed.data?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.explanation = parsed.data ?? null;
    this.body = body;
  }
}

/** No network, no server, a timeout, or an answer that is not of Creel. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(options?: ErrorOptions) {
    super("The server could not be reached.", options);
  }
}

/** Whether the API answered what it was asked: not a proxy, a captive portal, or an address that somebody led on to. */
export function isCreels({ headers, redirected }: Response): boolean {
  return !redirected && headers.has(OWN_ANSWER);
}
