import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";

import { logFailure } from "../../http/log-failure.ts";
import { type HeldDeletions, UNDO_MS } from "../../outbox/sending/hold-deletions.ts";
import { useUser } from "../../session/auth.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useForgetDraftsOfCatch } from "../editor/draft/use-unsaved.ts";
import { deleteCatches } from "../outbox/delete-catches.ts";

/**
 * Deletes the user's own catches: at once on this device, and on the server when nobody took them back for a while.
 * `text` says so.
 */
export function useDeleteWithUndo(): (catches: readonly Catch[], text: string) => Promise<void> {
  const { id: userId } = useUser();
  const forgetDrafts = useForgetDraftsOfCatch();
  return async (catches, text) => {
    const held = await deleteCatches(userId, catches);
    let isUndone = false;
    showToast({
      text,
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
        if (isUndone) return;
        held.release();
        forgetDrafts(catches.map(({ id }) => id));
      },
    });
  };
}

async function undo(held: HeldDeletions): Promise<void> {
  const isBack = await held.undo().catch((error: unknown) => {
    logFailure("A deletion could not be taken back", error);
    return false;
  });
  if (!isBack) showToast({ text: t`Too late to undo: it’s already deleted.`, isError: true });
}
