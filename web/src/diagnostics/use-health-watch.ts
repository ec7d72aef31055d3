import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { useAuth } from "../accounts/signed-in/auth.tsx";
import { outboxQuery } from "../outbox/outbox.query.ts";
import { watchHealth } from "./health-log.ts";

/** Logs the health of the app while somebody is signed in. */
export function useHealthWatch(): void {
  const userId = useAuth().user?.id;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    return watchHealth(async () => (await queryClient.fetchQuery(outboxQuery(userId))).length);
  }, [userId, queryClient]);
}
