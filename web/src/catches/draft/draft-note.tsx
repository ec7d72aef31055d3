import { useSyncExternalStore } from "react";

import type { DraftKeeper } from "./draft-keeper.ts";

/** Where the worry arises: that what is typed is safe, or that it is not. */
export function DraftNote({ keeper }: { keeper: DraftKeeper }) {
  const { isKept, hasFailed } = useSyncExternalStore(keeper.subscribe, () => keeper.state);
  const words = hasFailed ? "Draft could not be kept on this device" : isKept && "Draft kept";
  return <span role="status">{words}</span>;
}
