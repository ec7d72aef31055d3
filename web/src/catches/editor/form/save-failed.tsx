import { t } from "@lingui/core/macro";

import { useStore } from "../../../store/use-store.ts";
import { Notice } from "../../../ui/feedback/states.tsx";
import type { DraftKeeper } from "../draft/draft-keeper.ts";

interface SaveFailedProps {
  reason: string;
  keeper: DraftKeeper;
}

export function SaveFailed({ reason, keeper }: SaveFailedProps) {
  const { isKept } = useStore(keeper.store);
  return (
    <Notice tone="bad">
      {reason}
      {isKept && ` ${t`What you typed is kept on this device.`}`}
    </Notice>
  );
}
