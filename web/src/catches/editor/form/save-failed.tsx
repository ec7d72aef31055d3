import { useStore } from "../../../store/use-store.ts";
import { Notice } from "../../../ui/feedback/states.tsx";
import type { DraftKeeper } from "../draft/draft-keeper.ts";

interface SaveFailedProps {
  /** Why. */
  words: string;
  keeper: DraftKeeper;
}

/** Above the button that was pressed: why nothing was saved, and that nothing is lost by it. */
export function SaveFailed({ words, keeper }: SaveFailedProps) {
  const { isKept } = useStore(keeper.store);
  return (
    <Notice tone="bad">
      {words}
      {isKept && " What you typed is kept on this device."}
    </Notice>
  );
}
