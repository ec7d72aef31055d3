import { SESSION_KEY } from "../device/storage-keys.ts";
import { memberOf, parseJson } from "../store/parse-json.ts";
import { languageHeader } from "./language-header.ts";

const TIMEOUT_MS = 10_000;
/** An answer not used within this time may be outdated. In milliseconds. */
const FRESH_MS = 5000;

interface Prefetched {
  token: string;
  answer: Promise<Response>;
  /** In milliseconds since the page load started. */
  at: number;
}

const prefetched = new Map<string, Prefetched>();

/**
 * Sends GET requests for the signed-in user while code is still loading. A request sent just before is not repeated.
 */
export function prefetch(paths: readonly string[]): void {
  const token = storedToken();
  if (token === null) return;
  for (const path of paths.filter((each) => !isFresh(prefetched.get(each), token))) {
    const answer = fetch(`/api${path}`, {
      headers: { ...languageHeader(), "content-type": "application/json", authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: "omit",
    });
    // A failure is handled where the answer is used.
    answer.catch(() => {});
    prefetched.set(path, { token, answer, at: performance.now() });
  }
}

/** Returns the answer to a request prefetched with the same token, once; `null` if there is none or it is too old. */
export function takePrefetched(path: string, token: string | null): Promise<Response> | null {
  const found = prefetched.get(path);
  prefetched.delete(path);
  return found && isFresh(found, token) ? found.answer : null;
}

function isFresh(asked: Prefetched | undefined, token: string | null): boolean {
  return asked !== undefined && asked.token === token && performance.now() - asked.at <= FRESH_MS;
}

/** Reads a prefetched answer without removing it; `null` if there was no request or no answer. */
export async function peekPrefetched(path: string): Promise<unknown> {
  try {
    const response = await prefetched.get(path)?.answer;
    return response?.ok ? await response.clone().json() : null;
  } catch {
    return null;
  }
}

/** Call it before sending a change, after which prefetched answers may be outdated. */
export function forgetPrefetched(): void {
  prefetched.clear();
}

function storedToken(): string | null {
  const token = memberOf(sessionAsStored(), "accessToken");
  return typeof token === "string" ? token : null;
}

/** Returns the stored session, read without the app's code and therefore not validated. */
export function sessionAsStored(): unknown {
  try {
    return parseJson(localStorage.getItem(SESSION_KEY) ?? sessionStorage.getItem(SESSION_KEY));
  } catch {
    // Storage is blocked.
    return null;
  }
}
