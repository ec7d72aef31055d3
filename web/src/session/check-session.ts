import { ApiError } from "../http/api-error.ts";
import { loseSession, rereadSession, storedSession, storeUser } from "../http/stored-session.ts";
import { fetchMe } from "./auth.calls.ts";

/**
 * At the start: a stored token has to open the profile, if need be after a refresh. A session that ended
 * is forgotten; a server that cannot be reached ends none, and the app goes on with the user it knows.
 */
export async function checkSession(): Promise<void> {
  const asked = storedSession();
  if (!asked) return;
  try {
    storeUser(await fetchMe());
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status < 500;
    if (isRefused && rereadSession()?.user.id === asked.user.id) loseSession("ended");
  }
}
