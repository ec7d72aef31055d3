import type { Gear } from "@creel/domain/gear/gear";
import { UNDO_MERGE_DAYS } from "@creel/domain/merges/merge";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { mergeGear } from "../data/api.ts";
import { useGearChange, useUndoGearMerge } from "../data/use-gear-change.ts";
import { GearProblem } from "./gear-problem.tsx";

import * as styles from "./gear-dialog.module.css";

interface MergeGearProps {
  gear: Gear;
  /** The preselected target of the merge. */
  into: Gear | null;
  all: readonly Gear[];
  onClose: () => void;
}

export function MergeGear({ gear, into: offered, all, onClose }: MergeGearProps) {
  const { name } = gear;
  const days = UNDO_MERGE_DAYS;
  const [into, setInto] = useState(offered?.id ?? null);
  const [isMissing, setIsMissing] = useState(false);
  const { undo } = useUndoGearMerge();
  const { mutate, isPending, problem } = useGearChange({
    send: (id: string) => mergeGear(gear, id),
    onDone: (merged) => {
      const other = merged.name;
      showToast({
        text: t`${name} merged into ${other}`,
        action: { label: t`Undo`, onPress: () => undo(gear) },
      });
      onClose();
    },
    failure: t`They could not be merged. Please try again.`,
  });
  const others = all.filter(({ id, kind }) => id !== gear.id && kind === gear.kind);
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title={t`Merge ${name}`} onClose={onClose} />
      <DialogBody className={styles.fields}>
        <p>{t`Its catches, colors, sizes and notes move to the one you choose, and its name is removed. You can undo this for ${days} days.`}</p>
        <ComboBox
          label={t`Into`}
          options={others.map((each) => ({ id: each.id, name: each.name }))}
          value={into}
          onChange={setInto}
          error={isMissing && into === null ? t`Choose which one to keep` : undefined}
        />
        <GearProblem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button
          look="deep"
          isPending={isPending}
          onPress={() => (into === null ? setIsMissing(true) : mutate(into))}
        >
          {t`Merge`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
