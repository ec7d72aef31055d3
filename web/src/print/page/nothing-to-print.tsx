import { t } from "@lingui/core/macro";

import { EmptyState } from "../../ui/feedback/states.tsx";

/** Shown instead of a sheet. */
export function NothingToPrint({ isGone }: { isGone: boolean }) {
  return (
    <EmptyState
      level={2}
      title={isGone ? t`Nothing to print` : t`The sheet could not be loaded`}
      drawing={isGone ? "course" : "parted"}
    >
      {isGone
        ? t`It was deleted, or the link is wrong.`
        : t`Everything you logged is safe. Try again when you have a signal.`}
    </EmptyState>
  );
}
