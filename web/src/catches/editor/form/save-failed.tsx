import { useStore } from "../../../store/use-store.ts";
import { Notice } from "../../../ui/feedback/states.tsx";
import type { DraftKeeper } from "../draft/draft-keeper.ts";

interface SaveFailedProps {
  words: string;
  keeper: DraftKeeper;
}

export function SaveFailed({ words, keeper }: SaveFailedProps) {
  const { isKept } = useStore(keeper.store);
  return (
    <Notice tone="bad">
      {words}
      {isKept && " What you typed is kept on this device."}
    </Notice>
  );
}
