import { type Session, sessionSchema, type Tokens } from "@creel/domain/auth/sign-in";
import type { User } from "@creel/domain/users/user";

const KEY = "creel.session";

type Listener = () => void;

const listeners = new Set<Listener>();
const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(KEY) : null;

let current: Session | null = read();

/**
 * The tokens and the user of who is signed in here: in local storage when they want to be remembered,
 * otherwise in the storage of this tab, which ends with it.
 */
export function storedSession(): Session | null {
  return current;
}

/** The same, read anew: another tab may have changed it a moment ago. */
export function rereadSession(): Session | null {
  update(read());
  return current;
}

export function subscribeToSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function storeSession(session: Session, isRemembered: boolean): void {
  clearStorage();
  const storage = isRemembered ? localStorage : sessionStorage;
  storage.setItem(KEY, JSON.stringify(session));
  update(session);
}

/** The next tokens of the session, in the storage it is in. */
export function storeTokens(tokens: Tokens): void {
  const former = current;
  if (!former) return;
  keep({ ...former, ...tokens });
  // A copy of this tab has a storage of its own with the tokens that were just used up.
  channel?.postMessage({ from: former.refreshToken, tokens });
}

export function storeUser(user: User): void {
  if (current) keep({ ...current, user });
}

/** Leaves no token and no user behind on this device. */
export function forgetSession(): void {
  clearStorage();
  update(null);
}

function keep(session: Session): void {
  const storage = localStorage.getItem(KEY) === null ? sessionStorage : localStorage;
  storage.setItem(KEY, JSON.stringify(session));
  update(session);
}

function clearStorage(): void {
  localStorage.removeItem(KEY);
  sessionStorage.removeItem(KEY);
}

function read(): Session | null {
  const text = localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY);
  if (text === null) return null;
  try {
    return sessionSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function update(session: Session | null): void {
  if (JSON.stringify(session) === JSON.stringify(current)) return;
  current = session;
  for (const listener of listeners) listener();
}

// Other tabs with the same storage: signing out in one signs out of all.
addEventListener("storage", (event) => {
  if (event.key === KEY || event.key === null) update(read());
});

interface TokenNews {
  from: string;
  tokens: Tokens;
}

channel?.addEventListener("message", ({ data }: MessageEvent<TokenNews>) => {
  if (current?.refreshToken === data.from) keep({ ...current, ...data.tokens });
});
