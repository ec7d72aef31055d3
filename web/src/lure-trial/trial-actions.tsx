import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useNavigate } from "react-router";

import { describeFailure } from "../http/describe-failure.ts";
import { Button, LinkButton } from "../ui/controls/button.tsx";
import { AlertDialog } from "../ui/overlays/dialog.tsx";
import { showToast } from "../ui/overlays/toast.tsx";
import { deleteTrial, stopTrial } from "./data/lure-trials.calls.ts";
import { useTrialChange } from "./data/use-trial-change.ts";
import { TRIALS_PATH } from "./lure-trial-offer.tsx";
import { TrialNumbers } from "./trial-numbers.tsx";

import * as styles from "./trial-result.module.css";

interface TrialActionsProps {
  trial: LureTrial;
  /** Over or stopped. */
  isClosed: boolean;
}

/** What can be done with a trial, and its numbers. */
export function TrialActions({ trial, isClosed }: TrialActionsProps) {
  const [asked, setAsked] = useState<"stop" | "delete" | null>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        {isClosed ? (
          <LinkButton to={`${TRIALS_PATH}/new`}>{t`New trial`}</LinkButton>
        ) : (
          <Button onPress={() => setAsked("stop")}>{t`Stop here`}</Button>
        )}
        <Button aria-expanded={isExpanded} onPress={() => setIsExpanded(!isExpanded)}>
          {t`Numbers`}
        </Button>
      </div>
      {isExpanded && (
        <div>
          <TrialNumbers trial={trial} isClosed={isClosed} />
          <Button look="danger" onPress={() => setAsked("delete")}>
            {t`Delete the trial`}
          </Button>
        </div>
      )}
      {asked === "stop" && <StopTrial id={trial.id} onEnd={() => setAsked(null)} />}
      {asked === "delete" && <DeleteTrial id={trial.id} onEnd={() => setAsked(null)} />}
    </>
  );
}

interface AskedProps {
  id: string;
  onEnd: () => void;
}

function StopTrial({ id, onEnd }: AskedProps) {
  const { mutate, isPending } = useTrialChange(stopTrial);
  const stop = () =>
    mutate(id, {
      onError: (error) =>
        showToast({ text: describeFailure(error, t`The trial could not be stopped.`), isError: true }),
      onSettled: onEnd,
    });
  return (
    <AlertDialog
      title={t`Stop the trial?`}
      action={t`Stop it`}
      isPending={isPending}
      onConfirm={stop}
      onCancel={onEnd}
    >
      <p>{t`It says no more than at its last look, and cannot go on. What you fished stays here.`}</p>
    </AlertDialog>
  );
}

function DeleteTrial({ id, onEnd }: AskedProps) {
  const navigate = useNavigate();
  const { mutate, isPending } = useTrialChange(deleteTrial);
  const remove = () =>
    mutate(id, {
      onSuccess: () => void navigate("/catches/insights"),
      onError: (error) =>
        showToast({ text: describeFailure(error, t`The trial could not be deleted.`), isError: true }),
      onSettled: onEnd,
    });
  return (
    <AlertDialog
      title={t`Delete the trial?`}
      action={t`Delete it`}
      isDanger
      isPending={isPending}
      onConfirm={remove}
      onCancel={onEnd}
    >
      <p>{t`Its order and what it came to are gone for good. Your trips and fish stay.`}</p>
    </AlertDialog>
  );
}
