import { UNDO_MERGE_DAYS } from "@creel/domain/merges/merge";
import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { ComboBox } from "../../ui/fields/combo-box.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { AlertDialog, Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { showToast } from "../../ui/overlays/toast.tsx";
import { waterListQuery } from "../data/api.ts";
import { useUndoWaterMerge, useWaterChange } from "../data/use-water-change.ts";
import { mergeWater } from "../data/water-calls.ts";

import * as styles from "./water-dialog.module.css";

interface MergeWaterProps {
  water: Water;
  onClose: () => void;
  /** Called with the water that is left. */
  onMerged: (into: Water) => void;
}

export function MergeWater({ water, onClose, onMerged }: MergeWaterProps) {
  const { name } = water;
  const days = UNDO_MERGE_DAYS;
  const { data } = useQuery(waterListQuery());
  const [into, setInto] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const { undo } = useUndoWaterMerge();
  const { mutate, isPending, problem } = useWaterChange({
    send: (id: string) => mergeWater(water, id),
    onDone: (merged) => {
      const other = merged.name;
      showToast({
        text: t`${name} merged into ${other}`,
        action: { label: t`Undo`, onPress: () => undo(water) },
      });
      onMerged(merged);
    },
    failure: t`The waters could not be merged. Please try again.`,
    removedId: water.id,
  });
  const others = (data?.waters ?? []).filter(({ id }) => id !== water.id);
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title={t`Merge ${name}`} onClose={onClose} />
      <DialogBody className={styles.fields}>
        <p>{t`Its catches, trips and spots move to the other water, and its name is removed. You can undo this for ${days} days.`}</p>
        <ComboBox
          label={t`Into`}
          options={others.map((each) => ({ id: each.id, name: each.name }))}
          value={into}
          onChange={setInto}
          error={isMissing && into === null ? t`Choose the water to keep` : undefined}
        />
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button
          look="deep"
          isPending={isPending}
          onPress={() => (into === null ? setIsMissing(true) : mutate(into))}
        >
          {t`Merge waters`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

interface MergeLaterProps {
  water: Water;
  onClose: () => void;
}

/** In place of merging, where the server does not have all of the water. */
export function MergeLater({ water: { name }, onClose }: MergeLaterProps) {
  return (
    <AlertDialog
      title={t`${name} cannot be merged yet`}
      action={t`OK`}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <p>{t`Merging needs a connection, and everything saved for this water has to upload first.`}</p>
    </AlertDialog>
  );
}
