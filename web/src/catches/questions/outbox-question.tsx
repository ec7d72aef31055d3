import type { Catch } from "@creel/domain/catches/catch";
import { useQueryClient } from "@tanstack/react-query";

import type { CatchItem, OutboxItem } from "../../outbox/outbox-item.ts";
import { changeOutbox } from "../../outbox/outbox-store.ts";
import type { Changes } from "../../outbox/plan.ts";
import { questionOf } from "../../outbox/questions/question-of.ts";
import { sendNow } from "../../outbox/send-now.ts";
import { CATCHES_KEY } from "../logbook/catches.query.ts";
import { ConflictQuestion } from "./conflict-question.tsx";
import { GoneQuestion } from "./gone-question.tsx";

interface OutboxQuestionProps {
  /** One that asks. */
  item: CatchItem;
  /** The catch as it will be when all of it is sent; `null` where only a part of it is on this device. */
  caught: Catch | null;
  onClose: () => void;
}

/** Asks about an item that was refused because its catch was changed or deleted elsewhere. */
export function OutboxQuestion({ item, caught, onClose }: OutboxQuestionProps) {
  const queryClient = useQueryClient();
  const question = questionOf(item);

  async function answer(plan: (items: readonly OutboxItem[]) => Changes): Promise<void> {
    await changeOutbox(item.userId, plan);
    sendNow();
    onClose();
    await queryClient.invalidateQueries({ queryKey: CATCHES_KEY });
  }

  switch (question?.kind) {
    case "conflict":
      return <ConflictQuestion item={item} question={question} onAnswer={answer} onClose={onClose} />;
    case "gone":
      return <GoneQuestion item={item} caught={caught} onAnswer={answer} onClose={onClose} />;
    case undefined:
      return null;
  }
}
