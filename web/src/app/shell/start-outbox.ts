import type { QueryClient } from "@tanstack/react-query";

import { limitsQuery } from "../../catch-limits/data/api.ts";
import { type Logbook, reloadLogbook } from "../../catches/logbook/logbook.ts";
import { customFieldsQuery } from "../../custom-fields/api.ts";
import { MAPS_KEY } from "../../device/storage-keys.ts";
import { GEAR_KEY } from "../../gear/data/api.ts";
import { isReachedNow } from "../../http/connectivity.ts";
import { licensesQuery } from "../../licenses/data/api.ts";
import { reportRefusals } from "../../notifications/report-refusals.ts";
import { deliverAsOwner } from "../../outbox/item-type.ts";
import { lastSent, type Sent } from "../../outbox/outbox-news.ts";
import { startSending } from "../../outbox/sending/start-sending.ts";
import { returnTemplatesQuery } from "../../returns/data/api.ts";
import { TRIPS_KEY } from "../../trips/data/api.ts";
import { untilLoaded } from "../../ui/hooks/until-loaded.ts";
import { WATERS_KEY } from "../../waters/data/api.ts";
import { atMostEvery } from "./at-most-every.ts";

/** Limits reloads of the lists: after days without a network, a hundred photos may be sent in a row. */
const RELOAD_EVERY_MS = 2000;

/**
 * Loaded when something waits, together with the code that shows sent items. Otherwise, a sent item would be missing
 * until that code is loaded.
 */
const loadTypes = async () => {
  const [{ ITEM_TYPES }] = await Promise.all([import("./item-types.ts"), loadShowing()]);
  return ITEM_TYPES;
};

const loadShowing = () => import("./put-sent-anywhere.ts");

export interface OutboxOfLog {
  queryClient: QueryClient;
  logbook: Logbook;
  userId: string;
  /** The value of `lastSent` when the log was shown. */
  shown: Sent | null;
}

/** Sends a user's waiting items, and shows items sent by any tab. Returns a function that stops it. */
export function startOutbox({ queryClient, logbook, userId, shown }: OutboxOfLog): () => void {
  const reload = atMostEvery(RELOAD_EVERY_MS, () => {
    void reloadLogbook(queryClient, logbook);
    void queryClient.invalidateQueries({ queryKey: TRIPS_KEY });
    void queryClient.invalidateQueries({ queryKey: WATERS_KEY });
    void queryClient.invalidateQueries({ queryKey: GEAR_KEY });
    void queryClient.invalidateQueries({ queryKey: customFieldsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: limitsQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: licensesQuery.queryKey });
    void queryClient.invalidateQueries({ queryKey: returnTemplatesQuery.queryKey });
  });
  const show = () => {
    const sent = lastSent.get();
    // Shows the sent item at once. Otherwise, it would be missing until the lists are loaded again.
    void showSent(queryClient, sent).then(reload.call);
  };
  const stops = [
    lastSent.subscribe(show),
    startSending({
      userId,
      loadTypes,
      deliver: async (item, onProgress) => deliverAsOwner(await loadTypes(), item, { onProgress }),
      isReached: isReachedNow,
    }),
    reportRefusals(userId),
    reload.stop,
  ];
  if (lastSent.get() !== shown) show();
  void goOnSavingMaps(userId);
  return () => {
    for (const stop of stops) stop();
  };
}

async function goOnSavingMaps(userId: string): Promise<void> {
  if (localStorage.getItem(MAPS_KEY) === null) return;
  const { goOnSaving } = await untilLoaded(() => import("../../map/areas/go-on-saving.ts"));
  await goOnSaving(userId);
}

async function showSent(queryClient: QueryClient, sent: Sent | null): Promise<void> {
  if (sent) (await loadShowing()).putSentAnywhere(queryClient, sent);
}
