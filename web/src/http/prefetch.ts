import { SESSION_KEY } from "../device/storage-keys.ts";
import { memberOf, parseJson } from "../store/parse-json.ts";
import { languageHeader } from "./language-header.ts";

const TIMEOUT_MS = 10_000;
/** An answer that was not taken by then may be out of date. */
const FRESH_MS = 5000;

interface Prefetched {
  token: string;
  answer: Promise<Response>;
  /** In milliseconds since the page began. */
  at: number;
}

const prefetched = new Map<string, Prefetched>();

/** Sends GET requests for the signed-in user while code is still loading; what was just asked is not asked again. */
export function prefetch(paths: readonly string[]): void {
  const token = storedToken();
  if (token === null) return;
  for (const path of paths.filter((each) => !isFresh(prefetched.get(each), token))) {
    const answer = fetch(`/api${path}`, {
      headers: { ...languageHeader(), "content-type": "application/json", authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: "omit",
    });
    // A failure is handled where the answer is taken.
    answer.catch(() => {});
    prefetched.set(path, { token, answer, at: performance.now() });
  }
}

/** The answer to a request that was prefetched with the same token, once; `null` without one, or when it is too old. */
export function takePrefetched(path: string, token: string | null): Promise<Response> | null {
  const found = prefetched.get(path);
  prefetched.delete(path);
  return found && isFresh(found, token) ? found.answer : null;
}

function isFresh(asked: Prefetched | undefined, token: string | null): boolean {
  return asked !== undefined && asked.token === token && performance.now() - asked.at <= FRESH_MS;
}

/** Reads a prefetched answer and leaves it to be taken; `null` when nothing was asked, or no answer came. */
export async function peekPrefetched(path: string): Promise<unknown> {
  try {
    const response = await prefetched.get(path)?.answer;
    return response?.ok ? await response.clone().json() : null;
  } catch {
    return null;
  }
}

/** Before a change is sent: the prefetched answers may no longer hold. */
export function forgetPrefetched(): void {
  prefetched.clear();
}

function storedToken(): string | null {
  const token = memberOf(sessionAsStored(), "accessToken");
  return typeof token === "string" ? token : null;
}

/** The stored session, read without the app's code and therefore not validated. */
export function sessionAsStored(): unknown {
  try {
    return parseJson(localStorage.getItem(SESSION_KEY) ?? sessionStorage.getItem(SESSION_KEY));
  } catch {
    // Storage is blocked.
    return null;
  }
}
