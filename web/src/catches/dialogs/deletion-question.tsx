import type { Catch } from "@creel/domain/catches/catch";
import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";

import { formatCatchDay } from "../../dates/format-catch-time.ts";
import { logFailure } from "../../http/log-failure.ts";
import { joinList } from "../../i18n/join-list.ts";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { countedName } from "../labels/counted-name.ts";
import { CatchThumbnail } from "../list/catch-thumbnail.tsx";
import { ownCalls } from "../logbook/logbook-calls.ts";
import type { Logbook } from "../logbook/logbook.ts";
import { type ShownCatch, describeOwner } from "../logbook/logged-by.ts";
import { useDeleteWithUndo } from "./use-delete-with-undo.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./deletion-question.module.css";

interface DeletionQuestionProps {
  caught: ShownCatch;
  logbook: Logbook;
  onEnd: (isDeleted: boolean) => void;
}

export function DeletionQuestion({ caught, logbook, onEnd }: DeletionQuestionProps) {
  const deleteWithUndo = useDeleteWithUndo();
  const fish = countedName(caught);

  async function remove(): Promise<void> {
    const text = t`${fish} deleted`;
    if (logbook.isOwn) return deleteWithUndo([caught], text);
    await (logbook.calls ?? ownCalls).remove(caught);
    showToast({ text });
  }

  function handleFailure(error: unknown): void {
    onEnd(false);
    logFailure("The catch could not be deleted", error);
  }

  return (
    <DeleteConfirmation
      caught={caught}
      onDelete={remove}
      onDeleted={() => onEnd(true)}
      onFailed={handleFailure}
      onCancel={() => onEnd(false)}
    />
  );
}

interface DeleteConfirmationProps {
  caught: ShownCatch;
  onDelete: () => Promise<void>;
  onDeleted: () => void;
  onFailed: (error: unknown) => void;
  onCancel: () => void;
}

function DeleteConfirmation({ caught, onDelete, onDeleted, onFailed, onCancel }: DeleteConfirmationProps) {
  const units = useUnits();
  const { mutate, isPending } = useMutation({
    mutationFn: onDelete,
    onSuccess: onDeleted,
    onError: onFailed,
  });
  return (
    <AlertDialog
      title={t`Delete Catch`}
      action={t`Delete Catch`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onCancel}
    >
      <p>{t`Are you sure you want to delete this catch? This action cannot be undone.`}</p>
      <div className={styles.caught}>
        <CatchThumbnail caught={caught} />
        <div>
          <b>{countedName(caught)}</b>
          <p className={classNames(utilities.small, utilities.muted)}>{describeSize(caught, units)}</p>
          <p className={classNames(utilities.small, utilities.muted)}>{formatCatchDay(caught)}</p>
          {caught.user && (
            <p className={classNames(utilities.small, utilities.muted)}>{describeOwner(caught)}</p>
          )}
        </div>
      </div>
    </AlertDialog>
  );
}

function describeSize({ weight, length }: Catch, units: Units): string {
  const parts = [
    weight === null ? null : units.format("weight", weight),
    length === null ? null : units.format("length", length),
  ];
  return joinList(parts) || t`Not weighed or measured`;
}
