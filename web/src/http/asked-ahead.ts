import { SESSION_KEY } from "../device/storage-keys.ts";

const TIMEOUT_MS = 10_000;
/** An answer that nobody has taken by then may be out of date. */
const FRESH_MS = 5000;

interface Asked {
  token: string;
  answer: Promise<Response>;
  /** When it was asked, in milliseconds since the page began. */
  at: number;
}

const asked = new Map<string, Asked>();

/** Asks the API for who is signed in here, while the app's own code is still on its way. */
export function askAhead(paths: readonly string[]): void {
  const token = storedToken();
  if (token === null) return;
  for (const path of paths) {
    const answer = fetch(`/api${path}`, {
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: "omit",
    });
    // It counts where it is taken.
    answer.catch(() => {});
    asked.set(path, { token, answer, at: performance.now() });
  }
}

/** The answer to what was asked ahead with the same token, once; `null` when it was not, or too long ago. */
export function takeAhead(path: string, token: string | null): Promise<Response> | null {
  const found = asked.get(path);
  asked.delete(path);
  if (!found || found.token !== token || performance.now() - found.at > FRESH_MS) return null;
  return found.answer;
}

/** What an answer says that is there for somebody else to take; `null` when nothing was asked, or no answer came. */
export async function peekAhead(path: string): Promise<unknown> {
  try {
    const response = await asked.get(path)?.answer;
    return response?.ok ? await response.clone().json() : null;
  } catch {
    return null;
  }
}

/** What is about to be changed has to be asked anew. */
export function forgetAhead(): void {
  asked.clear();
}

function storedToken(): string | null {
  const token = memberOf(sessionAsStored(), "accessToken");
  return typeof token === "string" ? token : null;
}

/** Who is signed in here, as another page has left it: read without the app's code, and checked by nobody. */
export function sessionAsStored(): unknown {
  try {
    return parse(localStorage.getItem(SESSION_KEY) ?? sessionStorage.getItem(SESSION_KEY));
  } catch {
    // Storage is closed to us.
    return null;
  }
}

/** `undefined` for what is no object, and for what it does not have. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}

/** `null` for nothing, and for what is broken. */
export function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
