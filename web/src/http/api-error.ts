import { API_RESPONSE_HEADER } from "@creel/domain/errors/api-response-header";
import { type ErrorBody, errorBodySchema } from "@creel/domain/errors/error-body";

export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** `null` if a proxy answered. */
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

/** Thrown without a network, without a server, after a timeout, or for an answer that is not Creel's. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(options?: ErrorOptions) {
    super("The server could not be reached.", options);
  }
}

/** Whether the API itself answered, not a proxy, a captive portal, or a redirect target. */
export function isCreels({ headers, redirected }: Response): boolean {
  return !redirected && headers.has(API_RESPONSE_HEADER);
}
