import { t } from "@lingui/core/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Radio, RadioGroup } from "react-aria-components";

import { Notice } from "../../ui/feedback/states.tsx";
import { AlertDialog } from "../../ui/overlays/dialog.tsx";
import { describeSaveFailure } from "../logbook/save-failure.ts";
import type { Difference, PartName } from "./values/catch-differences.ts";

import * as styles from "./conflict-dialog.module.css";

interface ConflictDialogProps {
  differences: readonly Difference[];
  /** What the side is called that was changed here. */
  mineName?: string;
  /** `chosen` are the parts that are taken from the form. A failure is thrown and shown. */
  onSave: (chosen: Set<PartName>) => Promise<void>;
  onCancel: () => void;
}

export function ConflictDialog({
  differences,
  mineName = t`This form`,
  onSave,
  onCancel,
}: ConflictDialogProps) {
  const [chosen, setChosen] = useState(
    () => new Set(differences.filter(({ isMineChanged }) => isMineChanged).map(({ part }) => part)),
  );
  const { mutate, isPending, error } = useMutation({ mutationFn: () => onSave(chosen) });

  function choose(part: PartName, isMine: boolean): void {
    const next = new Set(chosen);
    if (isMine) next.add(part);
    else next.delete(part);
    setChosen(next);
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
        {differences.map((difference) => (
          <Row
            key={difference.part}
            difference={difference}
            mineName={mineName}
            isMine={chosen.has(difference.part)}
            onChange={(isMine) => choose(difference.part, isMine)}
          />
        ))}
      </div>
      {error && <Notice tone="bad">{describeSaveFailure(error)}</Notice>}
    </AlertDialog>
  );
}

interface RowProps {
  difference: Difference;
  mineName: string;
  isMine: boolean;
  onChange: (isMine: boolean) => void;
}

function Row({ difference: { label, mine, theirs }, mineName, isMine, onChange }: RowProps) {
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
