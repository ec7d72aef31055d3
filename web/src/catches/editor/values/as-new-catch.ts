import type { Catch } from "@creel/domain/catches/catch";
import type { NewCatchFields } from "@creel/domain/catches/new-catch";
import { newRecordId } from "@creel/domain/catches/record-id";
import { withAliases } from "@creel/domain/details/aliases";

import { dayOf } from "../../outbox/caught-when.ts";
import { prepareNewCatch } from "./catch-payload.ts";
import { valuesOf } from "./catch-values.ts";

/** All that is noted of a catch as a new one, without photos; `null` where a place is missing, which a new one needs. */
export function asNewCatch(caught: Catch): (NewCatchFields & { id: string }) | null {
  if (caught.latitude === null || caught.longitude === null) return null;
  const id = newRecordId();
  const values = { ...valuesOf(caught), photos: [] };
  const { fields } = prepareNewCatch({ id, values, mayAutofillLater: true }).work;
  const { date, time, time_zone: timeZone, clock_offset: clockOffset = null } = caught;
  // On its own clock, and not on that of this device.
  const when = { date: time === null ? dayOf(caught) : date, time_zone: timeZone, clock_offset: clockOffset };
  return { ...withAliases({ ...fields, ...when }), id };
}
