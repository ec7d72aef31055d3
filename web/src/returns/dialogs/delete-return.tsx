import type { CatchReturn } from "@creel/domain/returns/catch-return";
import { t } from "@lingui/core/macro";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Problem } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { removeReturn } from "../data/save-returns.ts";
import { useReturnChange } from "../data/use-return-change.ts";

interface DeleteReturnProps {
  entry: CatchReturn;
  onDeleted: () => void;
  onClose: () => void;
}

export function DeleteReturn({ entry, onDeleted, onClose }: DeleteReturnProps) {
  const { name } = entry;
  const { mutate, isPending, problem } = useReturnChange({
    send: () => removeReturn(entry),
    onDone: (saved) => {
      announceSaved(saved, t`Return deleted`);
      onDeleted();
    },
    failure: t`The return could not be deleted. Please try again.`,
  });
  return (
    <AlertDialog
      title={t`Delete ${name}?`}
      action={t`Delete return`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>
        {entry.turned_in_at === null
          ? t`Your trips and catches stay.`
          : t`The figures that you turned in are deleted. Your trips and catches stay.`}
      </p>
      <Problem text={problem} />
    </AlertDialog>
  );
}
