/** As in stored-session.ts, which comes with the app. */
const KEY = "creel.session";
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

/** What is about to be changed has to be asked anew. */
export function forgetAhead(): void {
  asked.clear();
}

function storedToken(): string | null {
  try {
    const session: unknown = JSON.parse(localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY) ?? "null");
    const token = typeof session === "object" && session !== null && Reflect.get(session, "accessToken");
    return typeof token === "string" ? token : null;
  } catch {
    return null;
  }
}
