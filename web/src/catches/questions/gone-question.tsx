import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";

import type { CatchItem, OutboxItem } from "../../outbox/outbox-item.ts";
import type { Changes } from "../../outbox/plan.ts";
import { planLetGo } from "../../outbox/plan.ts";
import { planNewCatch } from "../../outbox/questions/plan-answers.ts";
import { GoneDialog } from "../editor/gone-dialog.tsx";
import { asNewCatch } from "../editor/values/as-new-catch.ts";

interface GoneQuestionProps {
  item: CatchItem;
  caught: Catch | null;
  onAnswer: (plan: (items: readonly OutboxItem[]) => Changes) => Promise<void>;
  onClose: () => void;
}

export function GoneQuestion({ item: { catchId }, caught, onAnswer, onClose }: GoneQuestionProps) {
  const fields = caught && asNewCatch(caught);
  return (
    <GoneDialog
      species={caught?.species ?? null}
      onKeep={fields && (() => onAnswer((items) => planNewCatch(items, catchId, fields)))}
      onLetGo={() => onAnswer((items) => planLetGo(items, catchId))}
      describeFailure={() => t`This device could not store your answer. Please try again.`}
      onClose={onClose}
    />
  );
}
