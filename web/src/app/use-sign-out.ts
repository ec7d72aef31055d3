import { useNavigate } from "react-router";

import { useAuth } from "../auth/auth.tsx";

/** Leaves for the home page, then forgets who was signed in: no page they saw is left standing. */
export function useSignOut(): () => void {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return () => {
    void Promise.resolve(navigate("/")).then(signOut);
  };
}
