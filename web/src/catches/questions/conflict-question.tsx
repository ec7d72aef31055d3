import { t } from "@lingui/core/macro";

import type { CatchItem, OutboxItem } from "../../outbox/outbox-item.ts";
import { catchOfItems } from "../../outbox/overlay/catch-of-items.ts";
import type { Changes } from "../../outbox/plan.ts";
import { planChosen } from "../../outbox/questions/plan-answers.ts";
import type { Question } from "../../outbox/questions/question-of.ts";
import { useUnits } from "../../units/use-units.ts";
import { ConflictDialog } from "../editor/conflict-dialog.tsx";
import { findConflicts, isSameCatch, mergeCatch, type PartName } from "../editor/values/catch-differences.ts";
import { prepareChangedCatch } from "../editor/values/catch-payload.ts";
import { valuesOf } from "../editor/values/catch-values.ts";

interface ConflictQuestionProps {
  item: CatchItem;
  question: Extract<Question, { kind: "conflict" }>;
  onAnswer: (plan: (items: readonly OutboxItem[]) => Changes) => Promise<void>;
  onClose: () => void;
}

export function ConflictQuestion({ item, question, onAnswer, onClose }: ConflictQuestionProps) {
  const units = useUnits();
  const { work, stored } = question;
  const base = work.base ?? stored;
  const theirs = valuesOf(stored);
  const mine = valuesOf(catchOfItems(base, [item]) ?? base);
  const versions = { opened: work.base && valuesOf(work.base), mine, theirs };

  /** `null` where nothing of it is left to send. */
  function fieldsOf(given: ReadonlySet<PartName>) {
    const merged = { ...mergeCatch(versions, given), photos: theirs.photos };
    return isSameCatch(merged, theirs) ? null : prepareChangedCatch(stored, merged).work.fields;
  }

  return (
    <ConflictDialog
      conflicts={findConflicts(versions, units)}
      mineName={t`This device`}
      onSave={(given) => {
        const fields = fieldsOf(given);
        return onAnswer((items) => planChosen(items, item.id, { base: stored, fields }));
      }}
      onCancel={onClose}
    />
  );
}
