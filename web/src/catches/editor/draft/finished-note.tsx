import { useEffect } from "react";

import { announce } from "../../../ui/announce/announce.ts";
import { Notice } from "../../../ui/feedback/states.tsx";
import { describeCount } from "./describe-count.ts";

/** What was saved just now, where the next one that waits is open already. */
export interface Finished {
  species: string;
  /** How many are left, the open one among them. */
  left: number;
}

export function FinishedNote({ finished: { species, left } }: { finished: Finished }) {
  const words = `${species} saved. ${describeCount(left)}.`;
  useEffect(() => announce(words), [words]);
  return (
    <div className="catch-form-offer">
      <Notice tone="info">{words}</Notice>
    </div>
  );
}
