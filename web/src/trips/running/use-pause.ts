import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { v7 as uuidv7 } from "uuid";

import { trueNow } from "../../device/clock.ts";
import { logFailure } from "../../http/log-failure.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { isPaused } from "../parts/trip-times.ts";

export function usePause(trip: Trip): { paused: boolean; toggle: () => void } {
  const { addEvent } = useTripActions();
  const showMessage = useShowMessage();
  const paused = isPaused(trip);
  const keep = () => {
    const at = new Date(trueNow()).toISOString();
    return addEvent(trip.id, { id: uuidv7(), kind: paused ? "resume" : "pause", at });
  };
  return {
    paused,
    toggle: () =>
      void keep().catch((error: unknown) => {
        logFailure("A break could not be kept on this device", error);
        showMessage(t`This could not be saved on this phone. Free up space and tap again.`);
      }),
  };
}
