import type { QueryClient } from "@tanstack/react-query";

import { type Logbook, reloadLogbook } from "../../../catches/logbook/logbook.ts";
import { isReachedNow } from "../../../http/connectivity.ts";
import { deliverAsOwner } from "../../../outbox/deliver-as-owner.ts";
import { lastSent, type Sent } from "../../../outbox/outbox-news.ts";
import { startSending } from "../../../outbox/start-sending.ts";
import { atMostEvery } from "./at-most-every.ts";

/** After days without a network a hundred photos are sent in a row: the lists are not asked for after each. */
const RELOAD_EVERY_MS = 2000;

export interface OutboxOfLog {
  queryClient: QueryClient;
  logbook: Logbook;
  userId: string;
  /** What was sent last when the log was shown. */
  shown: Sent | null;
}

/** Sends what waits of a user, and shows what any tab has sent. Returns how to stop. */
export function startOutbox({ queryClient, logbook, userId, shown }: OutboxOfLog): () => void {
  const reload = atMostEvery(RELOAD_EVERY_MS, () => void reloadLogbook(queryClient, logbook));
  const show = () => {
    const sent = lastSent.get();
    // As it goes from what waits: else it would be missing until the lists have come again.
    void import("../../../catches/logbook/put-sent.ts").then(({ putSent }) => {
      if (sent) putSent(queryClient, sent);
      return reload.call();
    });
  };
  const stops = [
    lastSent.subscribe(show),
    startSending({ userId, deliver: deliverAsOwner, isReached: isReachedNow }),
    reload.stop,
  ];
  if (lastSent.get() !== shown) show();
  return () => {
    for (const stop of stops) stop();
  };
}
