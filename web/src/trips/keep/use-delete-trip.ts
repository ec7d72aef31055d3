import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";

import { logFailure } from "../../http/log-failure.ts";
import { type HeldDeletions, holdTripDeletion } from "../../outbox/deletion/hold-deletions.ts";
import { UNDO_MS } from "../../outbox/keep-in-outbox.ts";
import { useUser } from "../../session/auth.tsx";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";

/** Deletes a trip: at once on this device, and on the server when nobody took it back for a while. */
export function useDeleteTrip(): (trip: Trip, withCatches: boolean) => void {
  const { id: userId } = useUser();
  const showMessage = useShowMessage();
  return (trip, withCatches) =>
    void holdTripDeletion({ userId, trip, withCatches }).then(offerUndo, (error: unknown) => {
      logFailure("The deletion of a trip could not be kept on this device", error);
      showMessage(t`This could not be kept on this phone. Make room on it, and press again.`);
    });
}

function offerUndo(held: HeldDeletions): void {
  let isUndone = false;
  showToast({
    text: t`Trip deleted`,
    isOnlyChance: true,
    shownMs: UNDO_MS,
    action: {
      label: t`Undo`,
      onPress: () => {
        isUndone = true;
        void undo(held);
      },
    },
    onEnd: () => {
      if (!isUndone) held.release();
    },
  });
}

async function undo(held: HeldDeletions): Promise<void> {
  const isBack = await held.undo().catch((error: unknown) => {
    logFailure("A deletion could not be taken back", error);
    return false;
  });
  if (!isBack) showToast({ text: t`It was too late to undo: the server has deleted it.`, isError: true });
}
