import { t } from "@lingui/core/macro";

import { useStore } from "../../../store/use-store.ts";
import type { DraftKeeper, KeeperState } from "./draft-keeper.ts";

export function DraftNote({ keeper }: { keeper: DraftKeeper }) {
  const state = useStore(keeper.store);
  return <span role="status">{describe(state)}</span>;
}

function describe({ isKept, hasFailed, lacksPhotos }: KeeperState): string | null {
  if (hasFailed) return t`Draft could not be kept on this device`;
  if (!isKept) return null;
  return lacksPhotos ? t`Draft kept, but not all its photos` : t`Draft kept`;
}
