import { t } from "@lingui/core/macro";
import { useNavigate } from "react-router";

import { describeFailure } from "../../http/describe-failure.ts";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useWaterChange } from "./use-water-change.ts";
import { waterPath } from "./water-paths.ts";
import { undoMerge } from "./waters.calls.ts";

/** Makes a water that was merged again, and opens its page; a line says where it failed. */
export function useUndoMerge() {
  const navigate = useNavigate();
  const failure = t`The merge could not be undone. Please try again.`;
  const { mutateAsync, isPending } = useWaterChange({
    send: undoMerge,
    onDone: (water) => {
      const { name } = water;
      showToast({ text: t`${name} is one of your waters again` });
      void navigate(waterPath(water));
    },
    failure,
  });
  const undo = (merged: { id: string }) => {
    mutateAsync(merged).catch((error: unknown) =>
      showToast({ text: describeFailure(error, failure), isError: true }),
    );
  };
  return { undo, isPending };
}
