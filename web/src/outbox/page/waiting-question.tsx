import { t } from "@lingui/core/macro";
import { Suspense, useState } from "react";

import { questionOf } from "../../catches/outbox/plan-answers.ts";
import type { WaitingCatch } from "../../catches/outbox/waiting-catches.ts";
import { Button } from "../../ui/controls/button.tsx";
import { lazyPart } from "../../ui/hooks/lazy-part.ts";
import { useCaught } from "./use-caught.ts";

const OutboxQuestion = lazyPart(
  async () => (await import("../../catches/dialogs/outbox-question.tsx")).OutboxQuestion,
);

interface WaitingQuestionProps {
  waiting: WaitingCatch;
  name: string;
}

/** A button that opens the question about a catch that was changed or deleted elsewhere. */
export function WaitingQuestion({ waiting, name }: WaitingQuestionProps) {
  const [isOpen, setIsOpen] = useState(false);
  const caught = useCaught(waiting);
  const item = waiting.items.find((each) => questionOf(each) !== null);
  if (!item) return null;
  const isConflict = questionOf(item)?.kind === "conflict";
  return (
    <>
      <Button
        aria-label={isConflict ? t`Compare ${name}` : t`Decide about ${name}`}
        onPress={() => setIsOpen(true)}
      >
        {isConflict ? t`Compare` : t`Decide`}
      </Button>
      <Suspense>
        {isOpen && <OutboxQuestion item={item} caught={caught} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
