import { useEffect } from "react";

import { announce } from "../../../ui/announce/announce.ts";
import { Notice } from "../../../ui/feedback/states.tsx";
import { describeCount } from "./describe-count.ts";

export interface Finished {
  species: string;
  /** Counts the open one, too. */
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
