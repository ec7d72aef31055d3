import { useNavigate } from "react-router";

import { useAuth } from "../../accounts/signed-in/auth.tsx";
import { forgetDrafts } from "../../catches/editor/draft/store/forget-drafts.ts";
import { forgetSession } from "../../session/stored-session.ts";
import { forgetWeatherPlace } from "../../weather/place/use-weather-place.ts";

/** Goes to the home page first, then clears this device: no page, draft or place of the user stays. */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  return useLeaving(signOut);
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
    if (user) forgetDrafts(user.id);
    forgetWeatherPlace();
    void Promise.resolve(navigate("/", { flushSync: true })).then(forget);
  };
}
