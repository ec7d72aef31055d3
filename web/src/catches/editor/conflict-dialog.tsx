import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Radio, RadioGroup } from "react-aria-components";

import { Notice } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { describeSaveFailure } from "../logbook/save-failure.ts";
import type { Conflict, PartName } from "./values/catch-differences.ts";

import * as styles from "./conflict-dialog.module.css";

interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  /** The label of the version that was changed here. */
  mineName?: string;
  /** `given` holds the parts to take from the other version. If it throws, the dialog shows the error. */
  onSave: (given: ReadonlySet<PartName>) => Promise<void>;
  onCancel: () => void;
}

export function ConflictDialog({
  conflicts,
  mineName = t`This form`,
  onSave,
  onCancel,
}: ConflictDialogProps) {
  const [given, setGiven] = useState<ReadonlySet<PartName>>(new Set());
  const { mutate, isPending, error } = useMutation({ mutationFn: () => onSave(given) });

  function choose(part: PartName, isMine: boolean): void {
    const next = new Set(given);
    if (isMine) next.delete(part);
    else next.add(part);
    setGiven(next);
  }

  return (
    <AlertDialog
      title={t`Changed somewhere else`}
      action={t`Save my choice`}
      isPending={isPending}
      onConfirm={() => mutate()}
      onCancel={onCancel}
    >
      <p>
        {t`This catch was saved in another tab or on another device since you opened it. Choose what to keep.`}
      </p>
      <div className={styles.rows}>
        {conflicts.map((conflict) => (
          <Row
            key={conflict.part}
            conflict={conflict}
            mineName={mineName}
            isMine={!given.has(conflict.part)}
            onChange={(isMine) => choose(conflict.part, isMine)}
          />
        ))}
      </div>
      {error && <Notice tone="bad">{describeSaveFailure(error)}</Notice>}
    </AlertDialog>
  );
}

interface RowProps {
  conflict: Conflict;
  mineName: string;
  isMine: boolean;
  onChange: (isMine: boolean) => void;
}

function Row({ conflict: { label, mine, theirs }, mineName, isMine, onChange }: RowProps) {
  return (
    <RadioGroup
      className={styles.row}
      aria-label={label}
      value={isMine ? "mine" : "theirs"}
      onChange={(choice) => onChange(choice === "mine")}
    >
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <Radio value="mine" className={styles.choice}>
        <span className={styles.whose}>{mineName}</span>
        {mine}
      </Radio>
      <Radio value="theirs" className={styles.choice}>
        <span className={styles.whose}>{t`Saved elsewhere`}</span>
        {theirs}
      </Radio>
    </RadioGroup>
  );
}
