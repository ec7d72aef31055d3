import { Suspense, useEffect, useState } from "react";

import { useOutbox } from "../../outbox/outbox.query.ts";
import { leaveGuard } from "../../session/leave-guard.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";

const SignOutQuestion = lazyPart(async () => (await import("./sign-out-question.tsx")).SignOutQuestion);

/** What was saved is never dropped without a word. */
export function SignOutGuard() {
  const items = useOutbox();
  const hasItems = items.length > 0;
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  useEffect(() => {
    leaveGuard.set((leave) => {
      if (hasItems) setAsked({ leave });
      else leave();
    });
    return () => leaveGuard.set(null);
  }, [hasItems]);
  if (!asked) return null;
  return (
    <Suspense>
      <SignOutQuestion items={items} onLeave={asked.leave} onClose={() => setAsked(null)} />
    </Suspense>
  );
}
