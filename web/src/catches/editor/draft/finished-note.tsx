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
  const message = `${species} saved. ${describeCount(left)}.`;
  useEffect(() => announce(message), [message]);
  return (
    <div className="catch-form-offer">
      <Notice tone="info">{message}</Notice>
    </div>
  );
}
