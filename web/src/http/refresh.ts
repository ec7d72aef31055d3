import { type Tokens, tokensSchema } from "@creel/domain/accounts/sign-in";

import { REFRESH_LOCK, REFRESHED_LOCK } from "../device/storage-keys.ts";
import { ApiError, isCreels, NetworkError } from "./api-error.ts";
import { loseSession, rereadSession, sessionStore, storedSession, storeTokens } from "./stored-session.ts";

const TIMEOUT_MS = 10_000;
const UNAUTHORIZED = 401;
/** How long storage may take to share new tokens with the other tabs: usually milliseconds. In milliseconds. */
const ON_THEIR_WAY_MS = 2000;

let running: Promise<string | null> | null = null;

/**
 * Returns the access token that follows `expired`; `null` if the session ended, which is then removed here. If several
 * calls and tabs ask at once, one of them refreshes and the others use its result.
 *
 * @throws NetworkError if the server cannot be reached; the session then continues
 */
export function refreshSession(expired: string): Promise<string | null> {
  running ??= refreshInOneTab(expired).finally(() => {
    running = null;
  });
  return running;
}

async function refresh(expired: string): Promise<string | null> {
  const session = rereadSession();
  if (!session) return null;
  if (session.accessToken !== expired) return session.accessToken;

  const outcome = await renewTokens(session.refreshToken);
  if (typeof outcome === "string") {
    loseSession(outcome);
    return null;
  }
  storeTokens(outcome);
  if ("locks" in navigator) await announceNewTokens();
  return outcome.accessToken;
}

/** @throws NetworkError if the server cannot be reached or fails */
export async function renewTokens(refreshToken: string): Promise<Tokens | "ended" | "suspended"> {
  const response = await requestTokens(refreshToken);
  if (!isCreels(response)) throw new NetworkError();
  if (response.ok) return tokensSchema.parse(await response.json());
  if (response.status === UNAUTHORIZED) return "ended";
  const { explanation } = new ApiError(response.status, await response.json().catch(() => null));
  if (explanation?.code === "account_suspended") return "suspended";
  throw new NetworkError();
}

async function requestTokens(refreshToken: string): Promise<Response> {
  try {
    return await fetch("/api/auth/refresh", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ refreshToken }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      credentials: "omit",
    });
  } catch (error) {
    throw new NetworkError({ cause: error });
  }
}

/** Browsers have locks only in secure contexts. Elsewhere, the server's grace period covers two tabs. */
async function refreshInOneTab(expired: string): Promise<string | null> {
  if (!("locks" in navigator)) return refresh(expired);
  return navigator.locks.request(REFRESH_LOCK, async () => {
    if (await hasJustRefreshed()) await waitForNewTokens(expired);
    return refresh(expired);
  });
}

/** Tells other tabs that new tokens are on their way: browsers share storage with a delay, but not locks. */
function announceNewTokens(): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      resolve();
      return new Promise((release) =>
        AbortSignal.timeout(ON_THEIR_WAY_MS).addEventListener("abort", release),
      );
    };
    navigator.locks.request(REFRESHED_LOCK, { mode: "shared" }, hold).catch(reject);
  });
}

/** Whether another tab has refreshed the tokens, so that storage may still have the old ones here. */
async function hasJustRefreshed(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === REFRESHED_LOCK);
}

async function waitForNewTokens(expired: string): Promise<void> {
  if (rereadSession()?.accessToken !== expired) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = sessionStore.subscribe(() => {
      if (storedSession()?.accessToken !== expired) resolve();
    });
    AbortSignal.timeout(ON_THEIR_WAY_MS).addEventListener("abort", () => {
      unsubscribe();
      resolve();
    });
  });
}
