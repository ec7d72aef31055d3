import { type Session, sessionSchema, type Tokens } from "@creel/domain/accounts/sign-in";
import type { User } from "@creel/domain/accounts/user";

import { clearAll, clearOfflineCache, clearSession, clearTab, endPush } from "../device/clear-storage.ts";
import { trueNow } from "../device/clock.ts";
import { KNOWN_DEVICE_KEY, SESSION_KEY } from "../device/storage-keys.ts";
import { createStore, type ReadableStore } from "../store/create-store.ts";
import { noteAuthEvent } from "./auth-log.ts";
import { forgetMissingSecondStep } from "./second-step.ts";

const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(SESSION_KEY) : null;

const current = createStore(read());

/**
 * Why a session ended: the server ended it, the server suspended the user, another tab signed out, or the hour of a demo
 * is over.
 */
export type Ending = "ended" | "suspended" | "elsewhere" | "demo over";

let ending: Ending | null = null;

/** Why the user is no longer signed in; `null` if nobody was, or if they signed out here. */
export function endingOfSession(): Ending | null {
  return ending;
}

/**
 * The tokens and the signed-in user: in localStorage if the user wants to be remembered, otherwise in sessionStorage,
 * which ends with the tab.
 */
export const sessionStore: ReadableStore<Session | null> = current;

export const storedSession = current.get;

/** Returns `null` if nobody is signed in, or only for this tab. Includes changes by other tabs. */
export function persistentUserId(): string | null {
  if (localStorage.getItem(SESSION_KEY) === null) return null;
  return read()?.user.id ?? null;
}

/** Reads the storage again, because another tab may have just changed it. */
export function rereadSession(): Session | null {
  update(read());
  return current.get();
}

export function storeSession(session: Session, isRemembered: boolean): void {
  clearStorage();
  const storage = isRemembered ? localStorage : sessionStorage;
  storage.setItem(SESSION_KEY, JSON.stringify(session));
  localStorage.setItem(KNOWN_DEVICE_KEY, "yes");
  noteAuthEvent("signed in");
  forgetMissingSecondStep();
  update(session);
}

export function storeTokens(tokens: Tokens): void {
  const previous = current.get();
  if (!previous) return;
  keep({ ...previous, ...tokens });
  noteAuthEvent("refreshed");
  // A duplicated tab has its own sessionStorage with the tokens that were just used up.
  channel?.postMessage({ from: previous.refreshToken, tokens });
}

/** Does nothing if another user has signed in in the meantime, here or in another tab. */
export function storeUser(user: User): void {
  const session = rereadSession();
  if (session?.user.id === user.id) keep({ ...session, user });
}

/** Removes the tokens and the user from this device after the server ended the session. A guest loses everything. */
export function loseSession(why: "ended" | "suspended"): void {
  const session = current.get();
  if (!session) return;
  noteAuthEvent("refused");
  leave(isOfGuest(session) ? clearAll : clearSession, why);
}

function isOfGuest({ user }: Session): boolean {
  return user.demo_until !== undefined;
}

/** Signs out: removes all of the user's data from this device, and other tabs follow. */
export function forgetSession(): void {
  leave(clearAll, null);
  noteAuthEvent("signed out");
}

function leave(forget: () => void, why: Ending | null): void {
  const previous = current.get();
  forget();
  update(null, why);
  if (previous) channel?.postMessage({ ended: previous.refreshToken });
}

function keep(session: Session): void {
  const storage = localStorage.getItem(SESSION_KEY) === null ? sessionStorage : localStorage;
  storage.setItem(SESSION_KEY, JSON.stringify(session));
  update(session);
}

function clearStorage(): void {
  localStorage.removeItem(SESSION_KEY);
  sessionStorage.removeItem(SESSION_KEY);
}

function read(): Session | null {
  const text = localStorage.getItem(SESSION_KEY) ?? sessionStorage.getItem(SESSION_KEY);
  if (text === null) return null;
  try {
    return sessionSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function update(session: Session | null, why: Ending | null = "elsewhere"): void {
  const previous = current.get();
  if (JSON.stringify(session) === JSON.stringify(previous)) return;
  if (previous && session?.user.id !== previous.user.id) forgetTabOf(session);
  ending = session ? null : endingOf(previous, why);
  current.set(session);
}

/** Another tab may have noticed first that the hour of a demo is over. */
function endingOf(previous: Session | null, why: Ending | null): Ending | null {
  const { demo_until: until } = previous?.user ?? {};
  if (until === undefined || why === null) return why;
  return why === "ended" || trueNow() >= Date.parse(until) ? "demo over" : why;
}

/** Another user's data must not stay in this tab. */
function forgetTabOf(session: Session | null): void {
  const own = session && sessionStorage.getItem(SESSION_KEY);
  clearTab();
  clearOfflineCache();
  void endPush().catch(() => {});
  if (own !== null) sessionStorage.setItem(SESSION_KEY, own);
}

// Tabs share localStorage: signing out in one signs out of all.
addEventListener("storage", (event) => {
  if (event.key === SESSION_KEY || event.key === null) update(read());
});

/** A session with new tokens, identified by its old refresh token, or an ended session. */
type SessionNews = { from: string; tokens: Tokens } | { ended: string };

channel?.addEventListener("message", ({ data }: MessageEvent<SessionNews>) => {
  const session = current.get();
  if ("tokens" in data) {
    if (session?.refreshToken === data.from) keep({ ...session, ...data.tokens });
  } else if (session?.refreshToken === data.ended) {
    clearStorage();
    update(null);
  }
});
