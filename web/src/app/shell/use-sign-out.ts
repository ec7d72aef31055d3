import { useNavigate } from "react-router";

import { useAuth } from "../../accounts/signed-in/auth.tsx";
import { forgetDrafts } from "../../catches/editor/draft/store/forget-drafts.ts";
import { forgetSession } from "../../session/stored-session.ts";
import { forgetWeatherPlace } from "../../weather/place/use-weather-place.ts";

/** Leaves for the home page, then forgets who was signed in: no page they saw is left standing, no draft, no place. */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  return useLeaving(signOut);
}

/** The same after an account was deleted: the server has no session left to end. */
export function useLeavingForGood(): () => void {
  return useLeaving(forgetSession);
}

function useLeaving(forget: () => void | Promise<void>): () => void {
  const { user } = useAuth();
  const navigate = useNavigate();
  return () => {
    // At once, not when there is time: the page's guard must not see that nobody is signed in.
    if (user) forgetDrafts(user.id);
    forgetWeatherPlace();
    void Promise.resolve(navigate("/", { flushSync: true })).then(forget);
  };
}
