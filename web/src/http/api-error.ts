import { type ErrorBody, errorBodySchema } from "@creel/domain/errors/error-body";

/** A refusal the API explained. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  /** `null` when something in between answered, in words that are not ours. */
  readonly explanation: ErrorBody | null;
  /** The whole answer, for what an error carries besides its explanation. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    const parsed = errorBodySchema.safeParse(body);
    super(parsed.data?.message ?? `The server answered ${status}.`);
    this.status = status;
    this.explanation = parsed.data ?? null;
    this.body = body;
  }
}

/** No answer at all: no network, a server that is down, or one that took too long. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";

  constructor(options?: ErrorOptions) {
    super("The server could not be reached.", options);
  }
}
