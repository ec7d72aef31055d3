import type { Water } from "@creel/domain/waters/water";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { TextAreaField } from "../../ui/fields/text-field.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { changeWater } from "../data/save-water.ts";
import { useWaterChange } from "../data/use-water-change.ts";
import { KindSelect, useNameForm } from "./water-fields.tsx";

import * as styles from "./water-dialog.module.css";

interface EditWaterProps {
  water: Water;
  /** The field that the dialog was opened for. */
  field: "name" | "note";
  onClose: () => void;
}

export function EditWater({ water, field, onClose }: EditWaterProps) {
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Edit this water`} onClose={onClose} />
      <EditWaterForm water={water} field={field} onClose={onClose} />
    </Dialog>
  );
}

function EditWaterForm({ water, field, onClose }: EditWaterProps) {
  const [kind, setKind] = useState(water.kind);
  const [note, setNote] = useState(water.note ?? "");
  const { control, handleSubmit } = useNameForm(water.name);
  const { mutateAsync, problem } = useWaterChange({
    send: (fields: Parameters<typeof changeWater>[1]) => changeWater(water, fields),
    onDone: (saved) => {
      onClose();
      announceSaved(saved, t`Water saved`);
    },
    failure: t`The water could not be saved. Please try again.`,
  });
  const { isPending, onSubmit } = useSubmit(handleSubmit, async ({ name }) => {
    await mutateAsync({ name, kind, note: note.trim() || null }).catch(() => {});
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogBody className={styles.fields}>
        <FormTextField control={control} name="name" label={t`Name`} autoFocus={field === "name"} />
        <KindSelect kind={kind} onChange={setKind} />
        <TextAreaField
          label={t`Notes`}
          rows={6}
          value={note}
          onChange={setNote}
          autoFocus={field === "note"}
        />
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save water`}
        </Button>
      </DialogFoot>
    </form>
  );
}
