import type { Gear } from "@creel/domain/gear/gear";
import { t } from "@lingui/core/macro";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { removeGear } from "../data/save-gear.ts";
import { useGearChange } from "../data/use-gear-change.ts";
import { GearProblem } from "./gear-problem.tsx";

interface DeleteGearProps {
  gear: Gear;
  onClose: () => void;
}

export function DeleteGear({ gear, onClose }: DeleteGearProps) {
  const { name } = gear;
  const { mutate, isPending, problem } = useGearChange({
    send: () => removeGear(gear),
    onDone: (saved) => {
      announceSaved(saved, t`${name} deleted`);
      onClose();
    },
    failure: t`It could not be deleted. Please try again.`,
  });
  return (
    <AlertDialog
      title={t`Delete ${name}?`}
      action={gear.kind === "lure" ? t`Delete lure` : t`Delete rod`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>
        {gear.kind === "lure"
          ? t`Its catches stay and keep their lure type. Its colors and sizes are deleted permanently. You can mark it as lost or gone instead.`
          : t`Its catches stay. Your notes on it are deleted permanently. You can mark it as lost or gone instead.`}
      </p>
      <GearProblem text={problem} />
    </AlertDialog>
  );
}
