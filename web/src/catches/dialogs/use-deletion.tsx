import { t } from "@lingui/core/macro";
import { type ReactNode, startTransition, Suspense, useCallback, useState } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useShowMessage } from "../../ui/overlays/show-message.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { useForgetDraftsOfCatch } from "../editor/draft/use-unsaved.ts";
import type { Logbook } from "../logbook/logbook.ts";
import type { ShownCatch } from "../logbook/logged-by.ts";

const DeleteConfirmation = lazyPart(
  async () => (await import("./delete-confirmation.tsx")).DeleteConfirmation,
);

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

  const question = asked && <Question caught={asked} logbook={logbook} onEnd={end} />;
  return { ask, question: <Suspense>{question}</Suspense> };
}

interface QuestionProps {
  caught: ShownCatch;
  logbook: Logbook;
  onEnd: (isDeleted: boolean) => void;
}

function Question({ caught, logbook, onEnd }: QuestionProps) {
  const forgetDrafts = useForgetDraftsOfCatch();
  const showMessage = useShowMessage();

  function handleDeleted(): void {
    onEnd(true);
    forgetDrafts([caught.id]);
    showToast({ text: `${caught.species} deleted` });
  }

  function handleFailure(error: unknown): void {
    onEnd(false);
    logFailure("The catch could not be deleted", error);
    const where = logbook.isOwn ? t`in your log` : "there";
    // The catch may still be open, and a toast would wait until it is closed.
    showMessage(t`${caught.species} could not be deleted. It is still ${where}.`);
  }

  return (
    <DeleteConfirmation
      caught={caught}
      onDelete={async () => (await logbook.loadCalls()).remove(caught)}
      onDeleted={handleDeleted}
      onFailed={handleFailure}
      onCancel={() => onEnd(false)}
    />
  );
}
