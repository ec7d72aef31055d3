import type { QueryClient } from "@tanstack/react-query";

import { type Logbook, reloadLogbook } from "../../catches/logbook/logbook.ts";
import { customFieldsQuery } from "../../custom-fields/api.ts";
import { MAPS_KEY } from "../../device/storage-keys.ts";
import { GEAR_KEY } from "../../gear/data/api.ts";
import { isReachedNow } from "../../http/connectivity.ts";
import { lastSent, type Sent } from "../../outbox/outbox-news.ts";
import { deliverAsOwner } from "../../outbox/sending/deliver-as-owner.ts";
import { startSending } from "../../outbox/sending/start-sending.ts";
import { TRIPS_KEY } from "../../trips/data/api.ts";
import { untilLoaded } from "../../ui/hooks/until-loaded.ts";
import { WATERS_KEY } from "../../waters/data/api.ts";
import { atMostEvery } from "./at-most-every.ts";

/** After days without a network a hundred photos are sent in a row: the lists are not asked for after each. */
const RELOAD_EVERY_MS = 2000;

/** They are loaded when something waits; with them what shows an item once it is sent, which would be gone until then. */
const loadTypes = async () => {
  const [{ ITEM_TYPES }] = await Promise.all([import("./item-types.ts"), loadShowing()]);
  return ITEM_TYPES;
};

const loadShowing = () => import("./put-sent-anywhere.ts");

export interface OutboxOfLog {
  queryClient: QueryClient;
  logbook: Logbook;
  userId: string;
  /** What was sent last when the log was shown. */
  shown: Sent | null;
}

/** Sends what waits of a user, and shows what any tab has sent. Returns how to stop. */
export function startOutbox({ queryClient, logbook, userId, shown }: OutboxOfLog): () => void {
  const reload = atMostEvery(RELOAD_EVERY_MS, () => {
    void reloadLogbook(queryClient, logbook);
    void queryClient.invalidateQueries({ queryKey: TRIPS_KEY });
    void queryClient.invalidateQueries({ queryKey: WATERS_KEY });
    void queryClient.invalidateQueries({ queryKey: GEAR_KEY });
    void queryClient.invalidateQueries({ queryKey: customFieldsQuery.queryKey });
  });
  const show = () => {
    const sent = lastSent.get();
    // As it goes from what waits: else it would be missing until the lists have come again.
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
    reload.stop,
  ];
  if (lastSent.get() !== shown) show();
  void goOnSavingMaps(userId);
  return () => {
    for (const stop of stops) stop();
  };
}

/** What the browser was closed in the middle of, and what there is a newer map of. */
async function goOnSavingMaps(userId: string): Promise<void> {
  if (localStorage.getItem(MAPS_KEY) === null) return;
  const { renewAreas } = await untilLoaded(() => import("../../map/areas/renew-areas.ts"));
  await renewAreas(userId);
  const { saveAreas } = await untilLoaded(() => import("../../map/areas/save-areas.ts"));
  await saveAreas(userId);
}

async function showSent(queryClient: QueryClient, sent: Sent | null): Promise<void> {
  if (sent) (await loadShowing()).putSentAnywhere(queryClient, sent);
}
