import type { QueryClient } from "@tanstack/react-query";

import { personalBestsQuery } from "../../catches/logbook/api.ts";
import { putSent } from "../../catches/logbook/put-sent.ts";
import { isCatchSent } from "../../catches/outbox/catch-item.ts";
import { customFieldsQuery } from "../../custom-fields/api.ts";
import { isFieldSent, putSentField } from "../../custom-fields/field-items.ts";
import { gearQuery } from "../../gear/data/api.ts";
import { isGearSent, putSentGear } from "../../gear/data/gear-items.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { runningTripQuery } from "../../trips/data/api.ts";
import { putSentTrip } from "../../trips/data/put-sent-trip.ts";
import { waterListQuery } from "../../waters/data/api.ts";
import { putSentWater } from "../../waters/data/put-sent-water.ts";
import { isWaterSent } from "../../waters/outbox/water-item.ts";
import { storeAgain } from "../offline/cache/with-cache.ts";

/** What was sent is shown in every answer that is cached, and stored with it. */
export function putSentAnywhere(queryClient: QueryClient, sent: Sent): void {
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
    putSent(queryClient, sent);
    // What the next catch beats is known without a network, also if this tab ends now.
    storeAgain(queryClient, personalBestsQuery.queryKey);
  }
  putSentTrip(queryClient, sent);
  // The trip that runs is known without a network, also if this tab ends now.
  storeAgain(queryClient, runningTripQuery.queryKey);
}
