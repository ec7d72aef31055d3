import { useNavigate } from "react-router";

import { useAuth } from "../auth/auth.tsx";
import { forgetDrafts } from "../catches/draft/forget-drafts.ts";
import { forgetWeatherPlace } from "../weather/use-weather-place.ts";

/** Leaves for the home page, then forgets who was signed in: no page they saw is left standing, no draft, no place. */
export function useSignOut(): () => void {
  const { user, signOut } = useAuth();
  const navigate = useNavigate();
  return () => {
    // At once, not when there is time: the page's guard must not see that nobody is signed in.
    if (user) forgetDrafts(user.id);
    forgetWeatherPlace();
    void Promise.resolve(navigate("/", { flushSync: true })).then(signOut);
  };
}
