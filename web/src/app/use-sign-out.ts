import { useNavigate } from "react-router";

import { useAuth } from "../auth/auth.tsx";

/** Leaves for the home page, then forgets who was signed in: no page they saw is left standing. */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return () => {
    // At once, not when there is time: the page's guard must not see that nobody is signed in.
    void Promise.resolve(navigate("/", { flushSync: true })).then(signOut);
  };
}
