import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { TiedLure } from "@creel/domain/trips/current-lure";
import { getLocalTimeZone } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { v7 as uuidv7 } from "uuid";

import { keepFields } from "../../catches/outbox/keep-fields.ts";
import { trueNow } from "../../device/clock.ts";
import { logFailure } from "../../http/log-failure.ts";
import { useUser } from "../../session/auth.tsx";
import { announce } from "../../ui/announce.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { type Effort, FIRST_EFFORT, lastEffort, storeEffort } from "../parts/effort.ts";
import { formatTripClock } from "../parts/trip-times.ts";

interface Start {
  effort?: Effort;
  /** In milliseconds since 1970. Defaults to now. */
  startedAt?: number;
  /** The chosen water. Defaults to the water at the place. */
  waterId?: string | undefined;
  /** The lure tied on at the start. */
  lure?: TiedLure | null;
  /** The already logged catch that led to the trip. */
  catchId?: string;
  /** Where that catch was made; used as the trip's place. */
  place?: Coordinates | null;
}

/** Returns a function that starts a trip, with the effort of the last trip by default. */
export function useStartTrip(): (start?: Start) => void {
  const { id: userId } = useUser();
  const { startTrip, addEvent } = useTripActions();
  const showMessage = useShowMessage();

  async function begin({
    effort = lastEffort(userId) ?? FIRST_EFFORT,
    startedAt,
    waterId,
    lure,
    catchId,
    place,
  }: Start) {
    const now = trueNow();
    const at = startedAt ?? now;
    const id = uuidv7();
    const timeZone = getLocalTimeZone();
    const startedIso = new Date(at).toISOString();
    await startTrip({
      id,
      started_at: startedIso,
      start_source: Math.abs(now - at) < MINUTE_MS ? "tap" : "typed",
      time_zone: timeZone,
      ...(waterId !== undefined && { water_id: waterId }),
      ...place,
      ...effort,
    });
    if (lure) await addEvent(id, { id: uuidv7(), at: startedIso, kind: "gear", ...lure });
    if (catchId !== undefined) await keepFields({ userId, catchId, fields: { trip_id: id } });
    storeEffort(userId, effort);
    const clock = formatTripClock(at, timeZone);
    // Announced to screen readers only, because the trip's banner is visible.
    announce(t`Trip started at ${clock}. Saved on this phone.`);
  }

  return (start = {}) =>
    void begin(start).catch((error: unknown) => {
      logFailure("A trip could not be started", error);
      showMessage(t`This could not be saved on this phone. Free up space and tap again.`);
    });
}
