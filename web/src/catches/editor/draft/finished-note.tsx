import { useEffect } from "react";

import { announce } from "../../../ui/announce/announce.ts";
import { describeCount } from "./describe-count.ts";
import { FormNotice } from "./form-notice.tsx";

export interface Finished {
  species: string;
  /** Counts the open one, too. */
  left: number;
}

export function FinishedNote({ finished: { species, left } }: { finished: Finished }) {
  const message = `${species} saved. ${describeCount(left)}.`;
  useEffect(() => announce(message), [message]);
  return <FormNotice>{message}</FormNotice>;
}
