import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Problem } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { removeWater } from "../data/save-water.ts";
import { useWaterChange } from "../data/use-water-change.ts";

interface DeleteWaterProps {
  water: Water;
  onClose: () => void;
  onDeleted: () => void;
}

export function DeleteWater({ water, onClose, onDeleted }: DeleteWaterProps) {
  const { name } = water;
  const { mutate, isPending, problem } = useWaterChange({
    send: () => removeWater(water),
    onDone: (storedChange) => {
      announceSaved(storedChange, t`${name} is deleted`);
      onDeleted();
    },
    failure: t`The water could not be deleted. Please try again.`,
  });
  return (
    <AlertDialog
      title={t`Delete ${name}?`}
      action={t`Delete water`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t`Its catches and trips stay, without a water. Its spots and notes are deleted permanently.`}</p>
      <Problem text={problem} />
    </AlertDialog>
  );
}
