import type { ErrorBody, ErrorCode } from "@creel/domain/errors/error-body";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

/** Adding a code to the contract without a line here does not compile. */
const PROBLEMS: Record<ErrorCode, { status: number; message: string }> = {
  malformed_request: { status: 400, message: "The request could not be read." },
  invalid_input: { status: 400, message: "Some fields need attention." },
  reset_link_invalid: {
    status: 400,
    message: "This link no longer works. It was used already, or its 30 minutes are over.",
  },
  not_signed_in: { status: 401, message: "You need to sign in." },
  session_ended: { status: 401, message: "Your sign-in has ended. Please sign in again." },
  bad_credentials: { status: 401, message: "Invalid email or password" },
  account_suspended: { status: 403, message: "Your account is suspended. Please contact support." },
  wrong_password: { status: 403, message: "This is not your password." },
  link_over: { status: 400, message: "This link no longer works. Please ask for a new one." },
  last_admin: {
    status: 409,
    message: "You are the last active admin. Make somebody else an admin before you go.",
  },
  own_account: { status: 409, message: "This cannot be done to your own account. Ask another admin." },
  not_allowed: { status: 403, message: "Access denied. Admin privileges required." },
  not_found: { status: 404, message: "There is nothing here." },
  email_taken: { status: 409, message: "An account with this email already exists" },
  username_taken: { status: 409, message: "This username is already taken. Please choose another." },
  id_taken: { status: 409, message: "This id cannot be used. Please try again with another." },
  log_not_empty: {
    status: 409,
    message: "There are catches of your own in your log. A sample log can only be tried in an empty one.",
  },
  stale_version: { status: 412, message: "This catch was changed somewhere else. Please load it again." },
  too_large: { status: 413, message: "The request is too large." },
  headers_too_large: { status: 431, message: "The head of the request is too large." },
  too_slow: { status: 408, message: "The request took too long to arrive. Please try again." },
  unsupported_type: { status: 415, message: "This type of content is not accepted." },
  too_many_requests: { status: 429, message: "Too many attempts. Please wait a moment and try again." },
  unavailable: { status: 503, message: "A part of Creel is not available. Please try again in a moment." },
  busy: { status: 503, message: "Creel has much to do right now. Please try again in a moment." },
  storage_full: {
    status: 507,
    message:
      "This Creel has no room left to save anything. Please tell whoever runs it, and try again later.",
  },
  weather_unavailable: {
    status: 503,
    message: "Weather data cannot be reached right now. Please try again in a few minutes.",
  },
  weather_off: { status: 404, message: "This Creel does not look up the weather." },
  unexpected: { status: 500, message: "Something went wrong on our side. Please try again later." },
};

interface AppErrorOptions extends ErrorOptions {
  fields?: Record<string, string>;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** What the body carries besides the error: the stored catch of a stale change. */
  extra?: Record<string, unknown>;
}

/** A failure the client is told about. Anything else that is thrown is a bug, and a 500. */
export class AppError extends Error {
  override readonly name = "AppError";
  readonly code: ErrorCode;
  readonly options: AppErrorOptions;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options);
    this.code = code;
    this.options = options;
  }
}

/** Seconds a client waits when a part is down. */
const RETRY_AFTER_OUTAGE = 5;

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) =>
    answer(toAppError(error, request), error, { request, reply }),
  );
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answer(new AppError("not_found"), null, { request, reply });
}

interface RequestAndReply {
  request: FastifyRequest;
  reply: FastifyReply;
}

const refusals = new WeakMap<FastifyRequest, ErrorCode>();

/** Why a request was refused, by its code; nothing when it was not. */
export function refusalOf(request: FastifyRequest): ErrorCode | undefined {
  return refusals.get(request);
}

function answer(appError: AppError, cause: unknown, { request, reply }: RequestAndReply): FastifyReply {
  const { fields, extra, retryAfter } = appError.options;
  const body = errorBodyOf(appError.code, fields);
  refusals.set(request, appError.code);
  const status = body.statusCode;
  const isOurFault = status >= 500 && appError.code !== "busy";
  if (isOurFault) request.log.error({ err: cause }, PROBLEMS[appError.code].message);
  reply.header("cache-control", "no-store");
  if (retryAfter !== undefined) reply.header("retry-after", Math.ceil(retryAfter));
  // Past the schema of the route's answer: an error has this one body everywhere.
  return reply
    .code(status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ ...body, ...extra });
}

export function errorBodyOf(code: ErrorCode, fields?: Record<string, string>): ErrorBody {
  const { status, message } = PROBLEMS[code];
  const sentence = fields ? (Object.values(fields)[0] ?? message) : message;
  return { statusCode: status, error: sentence, message: sentence, code, ...(fields && { fields }) };
}

function toAppError(error: unknown, { raw }: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  // Who sent it hung up, and nobody reads the answer.
  if (raw.destroyed && !raw.complete) return new AppError("malformed_request", { cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError("invalid_input", { fields: fieldsOf(error.validation) });
  }
  if (isFull(error)) return new AppError("storage_full", { cause: error, retryAfter: RETRY_AFTER_OUTAGE });
  if (isOutage(error)) return new AppError("unavailable", { cause: error, retryAfter: RETRY_AFTER_OUTAGE });
  return new AppError(codeOfFramework(error), { cause: error });
}

/** The first sentence for each field; what concerns the body as a whole stands under "body". */
function fieldsOf(issues: { instancePath: string; message?: string | undefined }[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const { instancePath, message = "Invalid value" } of issues) {
    const name = instancePath.split("/").filter(Boolean).join(".") || "body";
    fields[name] ??= message;
  }
  return fields;
}

/** What Fastify itself refuses (broken JSON, a body too large) carries its own status. */
function codeOfFramework(error: unknown): ErrorCode {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  if (status === 404) return "not_found";
  if (status === 413) return "too_large";
  if (status === 415) return "unsupported_type";
  return typeof status === "number" && status >= 400 && status < 500 ? "malformed_request" : "unexpected";
}

/** A database or a disk that has no room: SQLSTATE 53100, or what the system calls it. */
const FULL_CODES: ReadonlySet<unknown> = new Set(["53100", "ENOSPC", "EDQUOT"]);

function isFull(error: unknown): boolean {
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
/** Classes of SQLSTATE: connection, taken back (deadlock), resources (disk full, too many connections), operator (shutting down). */
const SQLSTATE_CLASSES = new Set(["08", "40", "53", "57"]);

/** Whether the database could not be reached or could not take the work, as opposed to a mistake of ours. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string") {
    return SOCKET_CODES.has(code) || (/^[0-9A-Z]{5}$/.test(code) && SQLSTATE_CLASSES.has(code.slice(0, 2)));
  }
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}
