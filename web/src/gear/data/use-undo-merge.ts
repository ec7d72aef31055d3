import { t } from "@lingui/core/macro";

import { describeFailure } from "../../http/describe-failure.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { undoMerge } from "./gear.calls.ts";
import { useGearChange } from "./use-gear-change.ts";

/** Parts what was merged; a line says where it failed. */
export function useUndoMerge() {
  const failure = t`The merge could not be undone. Please try again.`;
  const { mutateAsync, isPending } = useGearChange({
    send: undoMerge,
    onDone: ({ name }) => showToast({ text: t`${name} is in your tackle box again` }),
    failure,
  });
  const undo = (merged: { id: string }) => {
    mutateAsync(merged).catch((error: unknown) =>
      showToast({ text: describeFailure(error, failure), isError: true }),
    );
  };
  return { undo, isPending };
}
