import { t } from "@lingui/core/macro";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { logFailure } from "../../http/log-failure.ts";
import { type HeldDeletions, holdDeletions } from "../../outbox/deletion/hold-deletions.ts";
import { UNDO_MS } from "../../outbox/keep-in-outbox.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useForgetDraftsOfCatch } from "../editor/draft/use-unsaved.ts";

/**
 * Deletes the user's own catches: at once on this device, and on the server when nobody took them back for a while.
 * `text` says so.
 */
export function useDeleteWithUndo(): (catchIds: readonly string[], text: string) => Promise<void> {
  const { id: userId } = useUser();
  const forgetDrafts = useForgetDraftsOfCatch();
  return async (catchIds, text) => {
    const held = await holdDeletions({ userId, catchIds });
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
        forgetDrafts(catchIds);
      },
    });
  };
}

async function undo(held: HeldDeletions): Promise<void> {
  const isBack = await held.undo().catch((error: unknown) => {
    logFailure("A deletion could not be taken back", error);
    return false;
  });
  if (!isBack) showToast({ text: t`It was too late to undo: the server has deleted it.`, isError: true });
}
