import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";

import { type OutboxItem, type Changes, planDiscard } from "../../outbox/outbox-item.ts";
import { sendNow } from "../../outbox/outbox-news.ts";
import { changeOutbox } from "../../outbox/outbox-store.ts";
import { useUnits } from "../../units/use-units.ts";
import { ConflictDialog } from "../editor/conflict-dialog.tsx";
import { GoneDialog } from "../editor/gone-dialog.tsx";
import { asNewCatch } from "../editor/values/as-new-catch.ts";
import { findConflicts, isSameCatch, mergeCatch, type PartName } from "../editor/values/catch-differences.ts";
import { prepareChangedCatch } from "../editor/values/catch-payload.ts";
import { valuesOf } from "../editor/values/catch-values.ts";
import { CATCHES_KEY } from "../logbook/api.ts";
import type { CatchItem } from "../outbox/catch-item.ts";
import { catchOfItems } from "../outbox/catch-of-items.ts";
import { planChosen, planNewCatch, questionOf, type Question } from "../outbox/plan-answers.ts";

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

interface ConflictQuestionProps {
  item: CatchItem;
  question: Extract<Question, { kind: "conflict" }>;
  onAnswer: (plan: (items: readonly OutboxItem[]) => Changes) => Promise<void>;
  onClose: () => void;
}

function ConflictQuestion({ item, question, onAnswer, onClose }: ConflictQuestionProps) {
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

interface GoneQuestionProps {
  item: CatchItem;
  caught: Catch | null;
  onAnswer: (plan: (items: readonly OutboxItem[]) => Changes) => Promise<void>;
  onClose: () => void;
}

function GoneQuestion({ item: { subjectId: catchId }, caught, onAnswer, onClose }: GoneQuestionProps) {
  const fields = caught && asNewCatch(caught);
  return (
    <GoneDialog
      species={caught?.species ?? null}
      onKeep={fields && (() => onAnswer((items) => planNewCatch(items, catchId, fields)))}
      onDiscard={() => onAnswer((items) => planDiscard(items, catchId))}
      describeFailure={() => t`This device could not store your answer. Please try again.`}
      onClose={onClose}
    />
  );
}
