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
        const stored = lastSent.get()?.stored;
        void logbook.loadCalls().then(({ putSaved }) => {
          if (stored) putSaved(queryClient, stored);
          return reloadLogbook(queryClient, logbook);
        });
      }),
    [queryClient, logbook],
  );
}
