import { useEffect } from "react";

import { useAuth } from "../../accounts/signed-in/auth.tsx";
import { countDrafts } from "../../catches/editor/draft/store/draft-database.ts";
import { watchHealth } from "../../diagnostics/health-log.ts";

/** Notes how the app fares for as long as somebody is signed in. */
export function useHealthWatch(): void {
  const userId = useAuth().user?.id;
  useEffect(() => (userId === undefined ? undefined : watchHealth(() => countDrafts(userId))), [userId]);
}
