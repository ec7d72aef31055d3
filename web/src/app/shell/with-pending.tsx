import { type ReactNode, Suspense, useState } from "react";

import { PendingProvider } from "../../catches/outbox/pending-context.tsx";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { KnownWater } from "../../waters/outbox/known-waters.ts";

/** Most of the time nothing waits. */
const KnownWaters = lazyPart(async () => (await import("./find-known-waters.tsx")).KnownWaters);

/** What waits of who is signed in is laid over all that is inside, with the waters it will be on. */
export function WithPending({ children }: { children: ReactNode }) {
  const isAnyWaiting = useOutbox().length > 0;
  const [waters, setWaters] = useState<readonly KnownWater[]>();
  return (
    <PendingProvider waters={waters}>
      <Suspense>{isAnyWaiting && <KnownWaters onKnown={setWaters} />}</Suspense>
      {children}
    </PendingProvider>
  );
}
