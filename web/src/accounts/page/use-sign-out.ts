import { useNavigate } from "react-router";

import { forgetDrafts } from "../../catches/editor/draft/store/stored-drafts.ts";
import { removeShared } from "../../device/shared-photos.ts";
import { logFailure } from "../../http/log-failure.ts";
import { forgetSession } from "../../http/stored-session.ts";
import { removeOutboxOf } from "../../outbox/waiting/remove-outbox.ts";
import { useAuth } from "../../session/auth.tsx";
import { leaveGuard } from "../../session/leave-guard.ts";
import { forgetWeatherPlace } from "../../weather/place/use-weather-place.ts";

/**
 * Asks what becomes of what was not sent, if anything. Goes to the home page first, then clears this device: no page,
 * catch, draft or place of the user stays.
 */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  const leave = useLeaving(signOut);
  return () => {
    const guard = leaveGuard.get();
    if (guard) guard(leave);
    else leave();
  };
}

/** After an account was deleted: the server has no session left to end. */
export function useLeavingForGood(): () => void {
  return useLeaving(forgetSession);
}

function useLeaving(forget: () => void | Promise<void>): () => void {
  const { user } = useAuth();
  const navigate = useNavigate();
  return () => {
    // Synchronously: the page's guard must not see that nobody is signed in.
    if (user) {
      forgetDrafts(user.id);
      Promise.all([removeOutboxOf(user.id), removeShared()]).catch((error: unknown) =>
        logFailure("What waited to be sent could not be deleted", error),
      );
    }
    forgetWeatherPlace();
    void Promise.resolve(navigate("/", { flushSync: true })).then(forget);
  };
}
