import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { type Logbook, reloadLogbook } from "../../catches/logbook/logbook.ts";
import { lastSent } from "../../outbox/outbox-store.ts";
import { useSendOutbox } from "../../outbox/use-send-outbox.ts";

/** Sends what waits, and shows what any tab has sent. `logbook` stays the same. */
export function useOutboxOfLog(logbook: Logbook): void {
  const queryClient = useQueryClient();
  useSendOutbox();
  useEffect(
    () =>
      lastSent.subscribe(() => {
        const sent = lastSent.get();
        // As it goes from what waits: else it would be missing until the lists have come again.
        void import("../../catches/logbook/put-sent.ts").then(({ putSent }) => {
          if (sent) putSent(queryClient, sent.item.catchId, sent.stored);
          return reloadLogbook(queryClient, logbook);
        });
      }),
    [queryClient, logbook],
  );
}
