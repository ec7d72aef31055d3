import { forgetSession, storedSession } from "../http/stored-session.ts";
import { endSession } from "./auth.calls.ts";

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
