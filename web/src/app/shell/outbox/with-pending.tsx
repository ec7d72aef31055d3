import type { ReactNode } from "react";

import { useOutbox } from "../../../outbox/outbox.query.ts";
import { PendingProvider } from "../../../outbox/overlay/pending-context.tsx";
import { useWaters } from "../../../waters/data/use-waters.ts";

/** What waits of who is signed in is laid over all that is inside, and on which of the waters it will be. */
export function WithPending({ children }: { children: ReactNode }) {
  const isAnyWaiting = useOutbox().length > 0;
  const { data } = useWaters(undefined, { enabled: isAnyWaiting });
  return <PendingProvider waters={data?.waters}>{children}</PendingProvider>;
}
