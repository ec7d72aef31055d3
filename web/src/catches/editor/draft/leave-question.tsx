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
      Discard
    </Button>
  );
  if (!keeper.isKeeping) {
    return (
      <AlertDialog
        title="Discard it?"
        cancel="Keep editing"
        action="Discard"
        isDanger
        onConfirm={onDiscard}
        onCancel={onStay}
      >
        <p>
          {keeper.state.hasFailed
            ? "What you typed is not saved, and it could not be kept on this device."
            : "What you changed is not saved."}
        </p>
      </AlertDialog>
    );
  }
  return (
    <AlertDialog
      title="Keep it as a draft or discard it?"
      cancel="Keep editing"
      action="Keep draft"
      aside={discard}
      onConfirm={onKeep}
      onCancel={onStay}
    >
      <p>
        What you typed is not saved. A draft stays on this device until you continue it
        {keeper.state.lacksPhotos && ", without the photos that it had no room for"}.
      </p>
    </AlertDialog>
  );
}
