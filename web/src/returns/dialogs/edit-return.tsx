import type { CatchReturn } from "@creel/domain/returns/catch-return";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { changeReturn } from "../data/save-returns.ts";
import { useReturnChange } from "../data/use-return-change.ts";
import { draftOf, refusalsOf, toSent } from "./return-draft.ts";
import { ReturnFields } from "./return-fields.tsx";

import * as styles from "./return-dialog.module.css";

interface EditReturnProps {
  entry: CatchReturn;
  onDelete: () => void;
  onClose: () => void;
}

/** Name, waters, days and deadline of an open return. */
export function EditReturn({ entry, onDelete, onClose }: EditReturnProps) {
  const [draft, setDraft] = useState(() => draftOf(entry));
  const [isTried, setIsTried] = useState(false);
  const fields = toSent(draft);
  const { mutate, isPending, problem } = useReturnChange({
    send: () => changeReturn(entry, fields),
    onDone: (saved) => {
      onClose();
      announceSaved(saved, t`Return saved`);
    },
    failure: t`The return could not be saved. Please try again.`,
  });
  const save = () => {
    setIsTried(true);
    if (Object.keys(refusalsOf(fields)).length === 0) mutate();
  };
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={t`Edit return`} onClose={onClose} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <DialogBody className={styles.fields}>
          <ReturnFields
            draft={draft}
            change={(part) => setDraft((before) => ({ ...before, ...part }))}
            refusals={isTried ? refusalsOf(fields) : {}}
          />
          <Problem text={problem} />
        </DialogBody>
        <DialogFoot>
          <Button look="danger" data-start onPress={onDelete}>
            {t`Delete`}
          </Button>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" look="signal" isPending={isPending}>
            {isPending ? t`Saving...` : t`Save`}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
