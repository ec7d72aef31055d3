import type { QueryClient } from "@tanstack/react-query";

import { bagFishQuery, limitsQuery } from "../../catch-limits/data/api.ts";
import { putSentFish } from "../../catch-limits/data/bag-fish.ts";
import { isLimitSent, putSentLimit } from "../../catch-limits/data/limit-items.ts";
import { personalBestsQuery } from "../../catches/logbook/api.ts";
import { putSent } from "../../catches/logbook/put-sent.ts";
import { isCatchSent } from "../../catches/outbox/catch-item.ts";
import { customFieldsQuery } from "../../custom-fields/api.ts";
import { isFieldSent, putSentField } from "../../custom-fields/field-items.ts";
import { gearQuery } from "../../gear/data/api.ts";
import { isGearSent, putSentGear } from "../../gear/data/gear-items.ts";
import { licensesQuery } from "../../licenses/data/api.ts";
import { isLicenseSent, putSentLicense } from "../../licenses/data/license-items.ts";
import type { Sent } from "../../outbox/outbox-news.ts";
import { returnsQuery, returnTemplatesQuery } from "../../returns/data/api.ts";
import { isReturnSent, putSentReturn } from "../../returns/data/return-items.ts";
import { isTemplateSent, putSentTemplate } from "../../returns/data/template-items.ts";
import { runningTripQuery } from "../../trips/data/api.ts";
import { putSentTrip } from "../../trips/data/put-sent-trip.ts";
import { waterListQuery } from "../../waters/data/api.ts";
import { putSentWater } from "../../waters/data/put-sent-water.ts";
import { isWaterSent } from "../../waters/outbox/water-item.ts";
import { storeAgain } from "../offline/cache/with-cache.ts";

/** Adds a sent item to every cached answer, and stores the answer again. */
export function putSentAnywhere(queryClient: QueryClient, sent: Sent): void {
  if (isWaterSent(sent)) {
    putSentWater(queryClient, sent);
    // Stores the water's name and place, so that they are known without a network even if this tab closes now.
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
  if (isLicenseSent(sent)) {
    putSentLicense(queryClient, sent);
    storeAgain(queryClient, licensesQuery.queryKey);
    return;
  }
  if (isLimitSent(sent)) {
    putSentLimit(queryClient, sent);
    storeAgain(queryClient, limitsQuery.queryKey);
    return;
  }
  if (isReturnSent(sent)) {
    putSentReturn(queryClient, sent);
    storeAgain(queryClient, returnsQuery.queryKey);
    return;
  }
  if (isTemplateSent(sent)) {
    putSentTemplate(queryClient, sent);
    storeAgain(queryClient, returnTemplatesQuery.queryKey);
    return;
  }
  if (isCatchSent(sent)) {
    putSent(queryClient, sent);
    putSentFish(queryClient, sent);
    // Stores the personal bests and the bag, so that they are known without a network even if this tab closes now.
    storeAgain(queryClient, personalBestsQuery.queryKey);
    storeAgain(queryClient, bagFishQuery.queryKey);
  }
  putSentTrip(queryClient, sent);
  // Stores the running trip, so that it is known without a network even if this tab closes now.
  storeAgain(queryClient, runningTripQuery.queryKey);
}
