import type { CustomField } from "@creel/domain/custom-fields/custom-field";
import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { changeField, deleteField } from "../save-fields.ts";
import { describeField } from "./describe-field.ts";
import { useFieldChange } from "./use-field-change.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./own-fields.module.css";

/** Fields that the forms no longer ask for. Their values still exist. */
export function RemovedFields({ fields }: { fields: readonly CustomField[] }) {
  const [deleted, setDeleted] = useState<CustomField | null>(null);
  if (fields.length === 0 && !deleted) return null;
  return (
    <div>
      <h3 className={styles.heading}>{t({ message: "Removed", context: "fields" })}</h3>
      <p className={utilities.hint}>{t`They’re no longer on the form. The values you logged are safe.`}</p>
      <ul aria-label={t`Removed fields`}>
        {fields.map((field) => (
          <RemovedLine key={field.id} field={field} onDelete={() => setDeleted(field)} />
        ))}
      </ul>
      {deleted && <DeleteForGood field={deleted} onClose={() => setDeleted(null)} />}
    </div>
  );
}

function RemovedLine({ field, onDelete }: { field: CustomField; onDelete: () => void }) {
  const { name } = field;
  const { mutate, isPending } = useFieldChange({
    send: () => changeField(field, { is_removed: false }),
    failure: t`The field could not be put back. Please try again.`,
    hasToast: true,
  });
  return (
    <li className={styles.removed}>
      <div className={styles.words}>
        <b>{name}</b>
        <p>{describeField(field)}</p>
      </div>
      <div className={styles.actions}>
        <Button isPending={isPending} onPress={() => mutate()}>
          <Trans>
            Put back<span className={utilities.visuallyHidden}> {name}</span>
          </Trans>
        </Button>
        <Button look="danger" onPress={onDelete}>
          <Trans>
            Delete for good<span className={utilities.visuallyHidden}> {name}</span>
          </Trans>
        </Button>
      </div>
    </li>
  );
}

function DeleteForGood({ field, onClose }: { field: CustomField; onClose: () => void }) {
  const { name } = field;
  const { mutate, isPending, problem } = useFieldChange({
    send: () => deleteField(field),
    onDone: onClose,
    failure: t`The field could not be deleted. Please try again.`,
  });
  return (
    <AlertDialog
      title={t`Delete ${name} for good?`}
      action={t`Delete for good`}
      isDanger
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <p>{describeLoss(field)}</p>
      {problem !== null && <Notice tone="bad">{problem}</Notice>}
    </AlertDialog>
  );
}

function describeLoss({ subject, uses }: CustomField): string {
  if (subject === "trip") {
    if (uses === 0) return t`No trip uses it. This cannot be undone.`;
    const lost = plural(uses, {
      one: "Its value will be removed from # trip",
      other: "Its values will be removed from # trips",
    });
    return t`${lost}, and this can’t be undone. The trips stay.`;
  }
  if (uses === 0) return t`No catch uses it. This cannot be undone.`;
  const lost = plural(uses, {
    one: "Its value will be removed from # catch",
    other: "Its values will be removed from # catches",
  });
  return t`${lost}, and this can’t be undone. The catches stay.`;
}
