import type { ErrorBody, ErrorCode } from "@creel/domain/errors/error-body";
import { findFieldError } from "@creel/domain/errors/field-error";
import type { I18n } from "@lingui/core";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

import { english } from "../language/languages.ts";
import { answerIn, languageOfRequest } from "../language/request-language.ts";
import { PROBLEMS } from "./problems.ts";
import { describeRefusal, type Refusal } from "./refusals.ts";

/** Keyed by field name. */
type Refusals = Record<string, Refusal>;

interface AppErrorOptions extends ErrorOptions {
  fields?: Refusals;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** Additional fields of the body, such as the stored catch of a stale change. */
  extra?: Record<string, unknown>;
}

/** A failure that the client is told about. Any other error is a bug and answered with 500. */
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

/** Seconds that a client waits if a part is down. */
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

/** Returns the code of a refused request; `undefined` if it was not refused. */
export function refusalOf(request: FastifyRequest): ErrorCode | undefined {
  return refusals.get(request);
}

function answer(appError: AppError, cause: unknown, { request, reply }: RequestAndReply): FastifyReply {
  const { fields, extra, retryAfter } = appError.options;
  const language = languageOfRequest(request);
  const body = errorBodyOf(appError.code, fields, language);
  refusals.set(request, appError.code);
  const status = body.statusCode;
  const isOurFault = status >= 500 && appError.code !== "busy";
  if (isOurFault) request.log.error({ err: cause }, PROBLEMS[appError.code].text.message);
  reply.header("cache-control", "no-store");
  answerIn(language, reply);
  if (retryAfter !== undefined) reply.header("retry-after", Math.ceil(retryAfter));
  // Bypasses the schema of the route, because every error has the same body.
  return reply
    .code(status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({ ...body, ...extra });
}

export function errorBodyOf(code: ErrorCode, refused?: Refusals, language = english): ErrorBody {
  const { status, text } = PROBLEMS[code];
  const fields = refused && describeAll(refused, language);
  const sentence = Object.values(fields ?? {})[0] ?? language._(text);
  return { statusCode: status, error: sentence, message: sentence, code, ...(fields && { fields }) };
}

function toAppError(error: unknown, { raw }: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  // The client has disconnected, so nobody reads the answer.
  if (raw.destroyed && !raw.complete) return new AppError("malformed_request", { cause: error });
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError("invalid_input", { fields: fieldsOf(error.validation) });
  }
  if (isFull(error)) return new AppError("storage_full", { cause: error, retryAfter: RETRY_AFTER_OUTAGE });
  if (isOutage(error)) return new AppError("unavailable", { cause: error, retryAfter: RETRY_AFTER_OUTAGE });
  if (isOfDeletedAccount(error)) return new AppError("session_ended", { cause: error });
  return new AppError(codeOfFramework(error), { cause: error });
}

/** The foreign keys to an account, also under the name of a shard. */
const TO_ACCOUNT = /_user_id_fkey(_\d+)?\b/;

/** Returns whether the account was deleted while its request was running (SQLSTATE 23503). */
function isOfDeletedAccount(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && error.code === "23503" && TO_ACCOUNT.test(error.message)
  );
}

function describeAll(refused: Refusals, language: I18n): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refused).map(([name, refusal]) => [name, describeRefusal(refusal, language)]),
  );
}

/** Used if the schema gives no reason. */
const INVALID: Refusal = { code: "invalid" };

/** Returns the first refusal per field. Refusals of the whole body have the name "body". */
function fieldsOf(issues: { instancePath: string; message?: string | undefined }[]): Refusals {
  const fields: Refusals = {};
  for (const { instancePath, message } of issues) {
    const name = instancePath.split("/").filter(Boolean).join(".") || "body";
    fields[name] ??= findFieldError(message) ?? INVALID;
  }
  return fields;
}

/** Errors of Fastify itself (invalid JSON, a body that is too large) have their own status. */
function codeOfFramework(error: unknown): ErrorCode {
  const status = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  if (status === 404) return "not_found";
  if (status === 413) return "too_large";
  if (status === 415) return "unsupported_type";
  return typeof status === "number" && status >= 400 && status < 500 ? "malformed_request" : "unexpected";
}

/** Codes for a database or disk without space: SQLSTATE 53100 and the system's codes. */
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
/**
 * SQLSTATE classes: connection, rollback (deadlock), resources (disk full, too many connections), operator (shutdown).
 */
const SQLSTATE_CLASSES = new Set(["08", "40", "53", "57"]);

/** Returns whether the database was unreachable or overloaded, as opposed to a bug. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error ? error.code : undefined;
  if (typeof code === "string") {
    return SOCKET_CODES.has(code) || (/^[0-9A-Z]{5}$/.test(code) && SQLSTATE_CLASSES.has(code.slice(0, 2)));
  }
  return /timeout exceeded when trying to connect|Connection terminated|not queryable/.test(error.message);
}
