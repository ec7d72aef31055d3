import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import type { Logbook } from "../../catches/logbook/logbook.ts";
import { logFailure } from "../../http/log-failure.ts";
import { lastSent } from "../../outbox/outbox-news.ts";
import { useAuth } from "../../session/auth.tsx";
import { untilLoaded } from "../../ui/hooks/until-loaded.ts";
import type { OutboxOfLog } from "./start-outbox.ts";

/** Sends the signed-in user's waiting items while the app is open, and shows sent items. `logbook` must not change. */
export function useOutboxOfLog(logbook: Logbook): void {
  const userId = useAuth().user?.id;
  const queryClient = useQueryClient();
  useEffect(() => {
    if (userId === undefined) return undefined;
    const ended = new AbortController();
    start({ queryClient, logbook, userId, shown: lastSent.get() }, ended.signal).catch((error: unknown) =>
      logFailure("What sends what waits could not be started", error),
    );
    return () => ended.abort();
  }, [queryClient, logbook, userId]);
}

/** Loaded lazily, because it is not needed before the page is shown. */
async function start(outbox: OutboxOfLog, signal: AbortSignal): Promise<void> {
  const { startOutbox } = await untilLoaded(() => import("./start-outbox.ts"));
  if (signal.aborted) return;
  const stop = startOutbox(outbox);
  signal.addEventListener("abort", stop);
}
