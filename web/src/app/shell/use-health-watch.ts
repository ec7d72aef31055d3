import { useEffect } from "react";

import { useAuth } from "../../accounts/signed-in/auth.tsx";
import { countDrafts } from "../../catches/editor/draft/store/draft-database.ts";
import { watchHealth } from "../../diagnostics/health-log.ts";

/** Logs the health of the app while somebody is signed in. */
export function useHealthWatch(): void {
  const userId = useAuth().user?.id;
  useEffect(() => (userId === undefined ? undefined : watchHealth(() => countDrafts(userId))), [userId]);
}
