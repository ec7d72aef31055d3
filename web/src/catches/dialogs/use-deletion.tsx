import { type ReactNode, startTransition, Suspense, useCallback, useState } from "react";

import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import type { Logbook } from "../logbook/logbook.ts";
import type { ShownCatch } from "../logbook/logged-by.ts";

const DeletionQuestion = lazyPart(async () => (await import("./deletion-question.tsx")).DeletionQuestion);

interface Deletion {
  ask: (caught: ShownCatch) => void;
  question: ReactNode;
}

export function useDeletion(logbook: Logbook, onDeleted: () => void): Deletion {
  const [asked, setAsked] = useState<ShownCatch | null>(null);
  const ask = useCallback((caught: ShownCatch) => startTransition(() => setAsked(caught)), []);

  function end(isDeleted: boolean): void {
    setAsked(null);
    if (isDeleted) onDeleted();
  }

  const question = asked && <DeletionQuestion caught={asked} logbook={logbook} onEnd={end} />;
  return { ask, question: <Suspense>{question}</Suspense> };
}
