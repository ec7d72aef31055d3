import { t } from "@lingui/core/macro";

import { logFailure } from "../../http/log-failure.ts";
import { speciesName } from "../../species/species-names.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import type { Logbook } from "../logbook/logbook.ts";
import type { ShownCatch } from "../logbook/logged-by.ts";
import { DeleteConfirmation } from "./delete-confirmation.tsx";
import { useDeleteWithUndo } from "./use-delete-with-undo.ts";

interface DeletionQuestionProps {
  caught: ShownCatch;
  logbook: Logbook;
  onEnd: (isDeleted: boolean) => void;
}

export function DeletionQuestion({ caught, logbook, onEnd }: DeletionQuestionProps) {
  const deleteWithUndo = useDeleteWithUndo();
  const species = speciesName(caught.species);

  async function remove(): Promise<void> {
    const text = t`${species} deleted`;
    if (logbook.isOwn) return deleteWithUndo([caught], text);
    await (await logbook.loadCalls()).remove(caught);
    showToast({ text });
  }

  function handleFailure(error: unknown): void {
    onEnd(false);
    logFailure("The catch could not be deleted", error);
  }

  return (
    <DeleteConfirmation
      caught={caught}
      onDelete={remove}
      onDeleted={() => onEnd(true)}
      onFailed={handleFailure}
      onCancel={() => onEnd(false)}
    />
  );
}
