import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";

import type { CatchItem, OutboxItem } from "../../outbox/outbox-item.ts";
import type { Changes } from "../../outbox/plan.ts";
import { planLetGo } from "../../outbox/plan.ts";
import { planNewCatch } from "../../outbox/questions/plan-answers.ts";
import { speciesName } from "../../species/species-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { Question } from "../../ui/overlays/dialog.tsx";
import { asNewCatch } from "./as-new-catch.ts";

interface GoneQuestionProps {
  item: CatchItem;
  caught: Catch | null;
  onAnswer: (plan: (items: readonly OutboxItem[]) => Changes) => Promise<void>;
  onClose: () => void;
}

export function GoneQuestion({ item: { catchId }, caught, onAnswer, onClose }: GoneQuestionProps) {
  const fields = caught && asNewCatch(caught);
  const { mutate, isPending, isError } = useMutation({ mutationFn: onAnswer });
  const species = caught ? speciesName(caught.species) : t`This catch`;
  const letGo = (
    <Button look="danger" isDisabled={isPending} onPress={() => mutate((items) => planLetGo(items, catchId))}>
      {t`Let it go`}
    </Button>
  );
  const keep = fields && (
    <Button
      look="deep"
      autoFocus
      isPending={isPending}
      onPress={() => mutate((items) => planNewCatch(items, catchId, fields))}
    >
      {t`Keep as a new catch`}
    </Button>
  );
  return (
    <Question
      title={t`Deleted somewhere else`}
      answers={
        <>
          {letGo}
          {keep}
        </>
      }
      onClose={onClose}
      hasClose
    >
      <p>
        {fields
          ? t`${species} was deleted in another tab or on another device. What you changed or added here is still on this device.`
          : t`${species} was deleted in another tab or on another device. Too little of it is on this device to make a new catch of it.`}
      </p>
      {fields && (
        <p>{t`A new catch has everything that was noted, and the photos that were not sent yet.`}</p>
      )}
      {isError && <Notice tone="bad">{t`This device could not store your answer. Please try again.`}</Notice>}
    </Question>
  );
}
