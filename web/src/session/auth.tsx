import type { Session } from "@creel/domain/accounts/sign-in";
import type { User } from "@creel/domain/accounts/user";
import { useQueryClient } from "@tanstack/react-query";
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

import { ApiError } from "../http/api-error.ts";
import { logFailure } from "../http/log-failure.ts";
import {
  forgetSession,
  sessionStore,
  storedSession,
  storeSession,
  loseSession,
  rereadSession,
  storeUser,
} from "../http/stored-session.ts";
import { useStore } from "../store/use-store.ts";
import { endSession, fetchMe } from "./api.ts";

interface Auth {
  /** True until it is known whether the stored session still holds. */
  isInitializing: boolean;
  user: User | null;
  begin: (session: Session, isRemembered: boolean) => void;
  /** Clears this device first, then tells the server, which may be unreachable. */
  signOut: () => Promise<void>;
}

/** A weak signal is no reason to keep somebody from what is on their device; a refusal that comes later counts, too. */
const TIMEOUT_MS = 4000;

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth stands outside of AuthProvider");
  return auth;
}

/** The user of a page that only signed-in users see. */
export function useUser(): User {
  const { user } = useAuth();
  if (!user) throw new Error("useUser stands on a page that anybody sees");
  return user;
}

export function AuthProvider({ children }: { children: ReactNode }) {
  const session = useStore(sessionStore, () => null);
  const [isInitializing, setIsInitializing] = useState(session !== null);
  const userId = session?.user.id ?? null;
  const queryClient = useQueryClient();

  useEffect(() => {
    // A page that is drawn piece by piece blocks no input.
    const start = () => startTransition(() => setIsInitializing(false));
    void checkSession().finally(start);
    const timer = setTimeout(start, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  // Nobody sees what was loaded for somebody else: signing out empties the cache, and another user's
  // sign-in in another tab begins this one anew.
  const previousUserId = useRef(userId);
  useEffect(() => {
    const previous = previousUserId.current;
    previousUserId.current = userId;
    if (previous === null || previous === userId) return;
    if (userId === null) queryClient.clear();
    else location.reload();
  }, [userId, queryClient]);

  const auth = useMemo<Auth>(
    () => ({
      isInitializing,
      user: session?.user ?? null,
      begin: storeSession,
      signOut,
    }),
    [isInitializing, session],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

async function signOut(): Promise<void> {
  const session = storedSession();
  forgetSession();
  if (!session) return;
  try {
    await endSession(session);
  } catch (error) {
    logFailure("Signing out, the server could not be told", error);
  }
}

/**
 * At the start: a stored token has to open the profile, if need be after a refresh. A session that ended
 * is forgotten; a server that cannot be reached ends none, and the app goes on with the user it knows.
 */
async function checkSession(): Promise<void> {
  const asked = storedSession();
  if (!asked) return;
  try {
    storeUser(await fetchMe());
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500;
    if (isRefused && rereadSession()?.user.id === asked.user.id) loseSession("ended");
  }
}

/**
 * Forgets who was signed in here, if anybody: a new password has to be signed in with. What else is kept
 * on the device for them stays, since they are about to come back.
 */
export function forgetHere(): void {
  const session = storedSession();
  forgetSession();
  // Of the one whose password it is, all sessions have ended already; of another user's, this one does now.
  if (session) void endSession(session).catch(() => {});
}
