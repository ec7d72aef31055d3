import { userAnswerSchema } from "@creel/domain/accounts/user";
import type * as z from "zod/mini";

import { compareClocks } from "../device/clock.ts";
import { ApiError, isCreels, NetworkError } from "./api-error.ts";
import { noteAnswer, noteSilence } from "./connectivity.ts";
import { languageHeader } from "./language-header.ts";
import { logFailure } from "./log-failure.ts";
import { forgetPrefetched, takePrefetched } from "./prefetch.ts";
import { refreshSession } from "./refresh.ts";
import { noteMissingSecondStep } from "./second-step.ts";
import { loseSession, storedSession, storeUser } from "./stored-session.ts";
import { type OnProgress, upload } from "./upload.ts";

const BASE = "/api";
const TIMEOUT_MS = 10_000;
/** The longest pause in a file upload, in milliseconds. It is long because nobody waits for a background upload. */
const FILE_QUIET_MS = 60_000;
const NOT_MODIFIED = 304;
const UNAUTHORIZED = 401;
const TOO_LARGE = 413;
const SERVER_FAILURE = 500;

export interface Call {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  body?: unknown;
  /** Fields and files sent instead of `body`. */
  form?: FormData;
  /** A file sent instead of `body`. */
  file?: Blob;
  onProgress?: OnProgress | undefined;
  headers?: Record<string, string>;
  signal?: AbortSignal | undefined;
  /** How long an answer may take, in milliseconds. Set for calls that take the server long. */
  timeoutMs?: number;
  /** The token to send instead of the stored one; `null` for none. */
  token?: string | null;
}

/**
 * Calls the API with the stored token. After a 401, refreshes the session and tries once more.
 *
 * @throws ApiError, NetworkError
 */
export async function send<Schema extends z.ZodMiniType>(
  call: Call,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await request(call);
  return schema.parse(await response.json());
}

/** Makes a call whose answer is empty. */
export async function sendForNothing(call: Call): Promise<void> {
  await request(call);
}

/** @throws ApiError, NetworkError */
export async function request(call: Call): Promise<Response> {
  const token = call.token === undefined ? (storedSession()?.accessToken ?? null) : call.token;
  const response = await once(call, token);
  if (isAnswered(response)) return response;

  const isOwn = token !== null && call.token === undefined;
  if (!isOwn) throw await toError(response);
  if (response.status !== UNAUTHORIZED) throw await refusalOf(response);
  const renewed = await refreshSession(token);
  if (renewed === null) throw await toError(response);
  const retried = await once(call, renewed);
  if (!isAnswered(retried)) throw await refusalOf(retried);
  return retried;
}

/** A 304 (not modified) is an answer, too: the caller has the content. */
function isAnswered({ ok, status }: Response): boolean {
  return ok || status === NOT_MODIFIED;
}

/** Signs out a suspended user. Notes that an admin must set up a second step. Rereads the user after `not_allowed`, so that a demoted admin loses the admin area. */
async function refusalOf(response: Response): Promise<ApiError> {
  const error = await toError(response);
  if (error.explanation?.code === "account_suspended") loseSession("suspended");
  if (error.explanation?.code === "not_allowed") void rereadUser();
  if (error.explanation?.code === "second_step_required") noteMissingSecondStep();
  return error;
}

let rereading: Promise<void> | null = null;

function rereadUser(): Promise<void> {
  rereading ??= send({ path: "/auth/me" }, userAnswerSchema)
    .then(({ user }) => storeUser(user))
    .catch((error: unknown) => logFailure("The profile could not be asked for anew", error))
    .finally(() => {
      rereading = null;
    });
  return rereading;
}

async function once(call: Call, token: string | null): Promise<Response> {
  try {
    const response = await carry(call, token);
    if (isCreels(response)) noteAnswer();
    else noteOther(response);
    return response;
  } catch (error) {
    if (error instanceof NetworkError) noteSilence();
    throw error;
  }
}

/**
 * An answer that is not Creel's counts as no answer. Only two statuses of a proxy are passed on: no server could be
 * reached, or the file is too large.
 */
function noteOther({ status }: Response): void {
  if (status < SERVER_FAILURE && status !== TOO_LARGE) throw new NetworkError();
  noteSilence();
}

function carry(call: Call, token: string | null): Promise<Response> {
  const { method = "GET", path, form, file, signal, onProgress } = call;
  if (method === "GET") {
    const prefetched = call.headers ? null : takePrefetched(path, token);
    if (prefetched) return orNetworkError(prefetched, signal);
  } else {
    forgetPrefetched();
  }
  const headers = {
    ...languageHeader(),
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...call.headers,
  };
  const content = form ?? file;
  if (!content) return ask({ ...call, headers });
  const quietMs = file ? FILE_QUIET_MS : TIMEOUT_MS;
  return upload({ method, url: BASE + path, headers, body: content, signal, quietMs, onProgress });
}

function ask({
  method = "GET",
  path,
  body,
  headers,
  signal,
  timeoutMs = TIMEOUT_MS,
}: Call): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const asking = fetch(`${BASE}${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    // The session is in the bearer token alone, so no cookies are sent.
    credentials: "omit",
  });
  return orNetworkError(asking.then(noteClock(Date.now())), signal);
}

/** Only fresh answers count, because a cached one has the time of another day. */
function noteClock(askedAt: number): (answer: Response) => Response {
  return (answer) => {
    const isFresh = answer.headers.get("cache-control")?.includes("no-store") ?? false;
    if (isFresh) compareClocks(answer.headers.get("date"), askedAt);
    return answer;
  };
}

async function orNetworkError(asking: Promise<Response>, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await asking;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new NetworkError({ cause: error });
  }
}

async function toError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiError(response.status, body);
}
