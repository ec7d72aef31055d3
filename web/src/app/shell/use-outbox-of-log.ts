import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { type Logbook, reloadLogbook } from "../../catches/logbook/logbook.ts";
import { lastSent } from "../../outbox/outbox-news.ts";
import { useSendOutbox } from "../../outbox/use-send-outbox.ts";
import { atMostEvery } from "./at-most-every.ts";

/** After days without a network a hundred photos are sent in a row: the lists are not asked for after each. */
const RELOAD_EVERY_MS = 2000;

/** Sends what waits, and shows what any tab has sent. `logbook` stays the same. */
export function useOutboxOfLog(logbook: Logbook): void {
  const queryClient = useQueryClient();
  useSendOutbox();
  useEffect(() => {
    const reload = atMostEvery(RELOAD_EVERY_MS, () => void reloadLogbook(queryClient, logbook));
    const stop = lastSent.subscribe(() => {
      const sent = lastSent.get();
      // As it goes from what waits: else it would be missing until the lists have come again.
      void import("../../catches/logbook/put-sent.ts").then(({ putSent }) => {
        if (sent) putSent(queryClient, sent);
        return reload.call();
      });
    });
    return () => {
      stop();
      reload.stop();
    };
  }, [queryClient, logbook]);
}
