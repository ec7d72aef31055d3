import { type ReactNode, Suspense, useState } from "react";

import { PendingProvider } from "../../catches/outbox/pending-context.tsx";
import { useOutbox } from "../../outbox/outbox.query.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { KnownWater } from "../../waters/outbox/known-waters.ts";

/** Loaded on demand, because usually nothing waits. */
const KnownWaters = lazyPart(async () => (await import("./find-known-waters.tsx")).KnownWaters);

/** Provides the signed-in user's waiting items to the children, with the waters that they will be on. */
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
