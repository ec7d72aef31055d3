import type { Limit } from "@creel/domain/catch-limits/limit";
import { t } from "@lingui/core/macro";

import { inSentence } from "../../i18n/letter-case.ts";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { speciesName } from "../../species/species-names.ts";
import { Problem } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { removeLimit } from "../data/save-limits.ts";
import { useLimitChange } from "./use-limit-change.ts";

interface DeleteLimitProps {
  limit: Limit;
  onClose: () => void;
}

export function DeleteLimit({ limit, onClose }: DeleteLimitProps) {
  const fish = inSentence(speciesName(limit.species));
  const { mutate, isPending, problem } = useLimitChange({
    send: () => removeLimit(limit),
    onDone: (saved) => {
      announceSaved(saved, t`Limit deleted`);
      onClose();
    },
    failure: t`The limit could not be deleted. Please try again.`,
  });
  return (
    <AlertDialog
      title={t`Delete the limit for ${fish}?`}
      action={t`Delete limit`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{t`Your catches stay. The form stops telling you about this limit.`}</p>
      <Problem text={problem} />
    </AlertDialog>
  );
}
