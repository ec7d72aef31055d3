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

import { leaveFor } from "../device/leave-for.ts";
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
  /**
   * Clears this device first and then tells the server, which may be unreachable. If a provider began the session, it
   * leaves for the page that signs out there.
   */
  signOut: () => Promise<void>;
}

/** A weak signal must not keep users from the data on their device. A later refusal still counts. */
const TIMEOUT_MS = 4000;

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error("useAuth stands outside of AuthProvider");
  return auth;
}

/** Returns the user on a page that only signed-in users see. */
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
    // Renders in a transition, so that drawing the page does not block input.
    const start = () => startTransition(() => setIsInitializing(false));
    void checkSession().finally(start);
    const timer = setTimeout(start, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  // Users must not see each other's data: signing out clears the cache, and another user's sign-in in another tab
  // reloads this one.
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
    const page = await endSession(session);
    if (page !== null) leaveFor(page);
  } catch (error) {
    logFailure("Signing out, the server could not be told", error);
  }
}

/**
 * Checks at the start whether the stored token opens the profile, if necessary after a refresh. A session that ended is
 * forgotten. If the server cannot be reached, the app continues with the stored user.
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
 * Signs out on this device, because the user has to sign in with the new password. Other data stays on the device,
 * since the user is about to return.
 */
export function forgetHere(): void {
  const session = storedSession();
  forgetSession();
  // The sessions of the password's owner have already ended. This ends the session of another user.
  if (session) void endSession(session).catch(() => {});
}
