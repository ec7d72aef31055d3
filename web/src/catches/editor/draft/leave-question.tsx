import { t } from "@lingui/core/macro";

import { Button } from "../../../ui/controls/button.tsx";
import { AlertDialog } from "../../../ui/overlays/dialog.tsx";
import type { DraftKeeper } from "./draft-keeper.ts";

interface LeaveQuestionProps {
  keeper: DraftKeeper;
  onKeep: () => void;
  onDiscard: () => void;
  onStay: () => void;
}

export function LeaveQuestion({ keeper, onKeep, onDiscard, onStay }: LeaveQuestionProps) {
  const discard = (
    <Button look="danger" data-start onPress={onDiscard}>
      {t`Discard`}
    </Button>
  );
  if (!keeper.isKeeping) {
    return (
      <AlertDialog
        title={t`Discard it?`}
        cancel={t`Keep editing`}
        action={t`Discard`}
        isDanger
        onConfirm={onDiscard}
        onCancel={onStay}
      >
        <p>
          {keeper.state.hasFailed
            ? t`What you typed is not saved, and it could not be kept on this device.`
            : t`What you changed is not saved.`}
        </p>
      </AlertDialog>
    );
  }
  return (
    <AlertDialog
      title={t`Keep it as a draft or discard it?`}
      cancel={t`Keep editing`}
      action={t`Keep draft`}
      aside={discard}
      onConfirm={onKeep}
      onCancel={onStay}
    >
      <p>
        {keeper.state.lacksPhotos
          ? t`What you typed is not saved. A draft stays on this device until you continue it, without the photos that it had no room for.`
          : t`What you typed is not saved. A draft stays on this device until you continue it.`}
      </p>
    </AlertDialog>
  );
}
