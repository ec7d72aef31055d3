import { fullName } from "@creel/domain/accounts/user";

import { useAuth } from "../../session/auth.tsx";

/** Returns the angler's name, which stands on each sheet. */
export function useAngler(): string {
  const { user } = useAuth();
  return user ? fullName(user) : "";
}
