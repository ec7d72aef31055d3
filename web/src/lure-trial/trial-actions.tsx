import type { LureTrial } from "@creel/domain/lure-trial/lure-trial";
import { looksOf } from "@creel/domain/lure-trial/trial-looks";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useNavigate } from "react-router";

import { describeFailure } from "../http/describe-failure.ts";
import { locale } from "../i18n/locale.ts";
import { Button, LinkButton } from "../ui/controls/button.tsx";
import { AlertDialog } from "../ui/overlays/dialog.tsx";
import { showToast } from "../ui/overlays/toast.tsx";
import { deleteTrial, stopTrial, useTrialChange } from "./api.ts";
import { TRIALS_PATH } from "./lure-trial-offer.tsx";

import * as styles from "./trial-result.module.css";

interface TrialActionsProps {
  trial: LureTrial;
  /** True if the trial is over or was stopped. */
  isClosed: boolean;
}

export function TrialActions({ trial, isClosed }: TrialActionsProps) {
  const [asked, setAsked] = useState<"stop" | "delete" | null>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <>
      <div className={styles.actions}>
        {isClosed ? (
          <LinkButton to={`${TRIALS_PATH}/new`}>{t`New trial`}</LinkButton>
        ) : (
          <Button onPress={() => setAsked("stop")}>{t`Stop trial`}</Button>
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
      <p>{t`The last look’s result is final. The hours you fished stay here.`}</p>
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
      <p>{t`Its order and result are deleted permanently. Your trips and fish stay.`}</p>
    </AlertDialog>
  );
}

const LIST = new Intl.ListFormat(locale);

/**
 * Explains how a trial is calculated. Shows the seed of the order once the trial is closed and the order can no longer
 * influence which lure is tied on.
 */
function TrialNumbers({ trial, isClosed }: { trial: LureTrial; isClosed: boolean }) {
  const hours = LIST.format(looksOf(trial.hours).map(String));
  const begun = trial.half_hours.length;
  const refused = trial.half_hours.filter(({ kept }) => !kept).length;
  return (
    <dl className={styles.numbers}>
      <dt>{t`Test`}</dt>
      <dd>
        {t`Each hour is two half hours, one with each lure, in random order. If the lures are alike, which one gets more bites is random too, so Creel counts every order that could have been drawn. Over all looks, it is wrong at most 1 time in 20.`}
      </dd>
      <dt>{t`Looks`}</dt>
      <dd>{t`At ${hours} hours, fixed before the start. Nothing changes in between.`}</dd>
      <dt>{t`Bites`}</dt>
      <dd>{t`Bites, lost fish and landed fish in a half hour count for the lure that was drawn, even if you used another.`}</dd>
      <dt>{t`Half hours started`}</dt>
      <dd>{t`${begun}, ${refused} of them with the other lure. A half hour without its other half counts in the figures only.`}</dd>
      <dt>{t`Sealed order`}</dt>
      <dd>
        <code>{trial.commitment}</code>
        {isClosed
          ? t`This is the SHA-256 of the order’s seed:`
          : t`This is the SHA-256 of the order’s seed. The seed is shown at the end.`}
        {isClosed && <code>{trial.seed}</code>}
      </dd>
    </dl>
  );
}
