import type { QueryClient } from "@tanstack/react-query";

import { personalBestsQuery } from "../../catches/logbook/api.ts";
import { type Logbook, reloadLogbook } from "../../catches/logbook/logbook.ts";
import { isCatchSent } from "../../catches/outbox/catch-item.ts";
import { customFieldsQuery } from "../../custom-fields/api.ts";
import { isFieldSent, putSentField } from "../../custom-fields/field-items.ts";
import { MAPS_KEY } from "../../device/storage-keys.ts";
import { GEAR_KEY, gearQuery } from "../../gear/data/api.ts";
import { isGearSent, putSentGear } from "../../gear/data/gear-items.ts";
import { isReachedNow } from "../../http/connectivity.ts";
import { lastSent, type Sent } from "../../outbox/outbox-news.ts";
import { deliverAsOwner } from "../../outbox/sending/deliver-as-owner.ts";
import { startSending } from "../../outbox/sending/start-sending.ts";
import { runningTripQuery, TRIPS_KEY } from "../../trips/data/api.ts";
import { untilLoaded } from "../../ui/hooks/until-loaded.ts";
import { waterListQuery, WATERS_KEY } from "../../waters/data/api.ts";
import { putSentWater } from "../../waters/data/put-sent-water.ts";
import { isWaterSent } from "../../waters/outbox/water-item.ts";
import { storeAgain } from "../offline/cache/with-cache.ts";
import { atMostEvery } from "./at-most-every.ts";
import { ITEM_TYPES } from "./item-types.ts";

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
    void putSentAnywhere(queryClient, sent).then(reload.call);
  };
  const stops = [
    lastSent.subscribe(show),
    startSending({
      userId,
      types: ITEM_TYPES,
      deliver: (item, onProgress) => deliverAsOwner(ITEM_TYPES, item, { onProgress }),
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

async function putSentAnywhere(queryClient: QueryClient, sent: Sent | null): Promise<void> {
  if (!sent) return;
  if (isWaterSent(sent)) {
    putSentWater(queryClient, sent);
    // Its name and its place are known without a network, also if this tab ends now.
    storeAgain(queryClient, waterListQuery().queryKey);
    return;
  }
  if (isGearSent(sent)) {
    putSentGear(queryClient, sent);
    storeAgain(queryClient, gearQuery.queryKey);
    return;
  }
  if (isFieldSent(sent)) {
    putSentField(queryClient, sent);
    storeAgain(queryClient, customFieldsQuery.queryKey);
    return;
  }
  if (isCatchSent(sent)) {
    const { putSent } = await import("../../catches/logbook/put-sent.ts");
    putSent(queryClient, sent);
    // What the next catch beats is known without a network, also if this tab ends now.
    storeAgain(queryClient, personalBestsQuery.queryKey);
  }
  const { putSentTrip } = await import("../../trips/data/put-sent-trip.ts");
  putSentTrip(queryClient, sent);
  // The trip that runs is known without a network, also if this tab ends now.
  storeAgain(queryClient, runningTripQuery.queryKey);
}
