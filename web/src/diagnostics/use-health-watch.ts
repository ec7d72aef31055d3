import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { outboxQuery } from "../outbox/outbox.query.ts";
import { useAuth } from "../session/auth.tsx";
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
