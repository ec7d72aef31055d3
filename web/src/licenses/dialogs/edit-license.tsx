import type { License } from "@creel/domain/licenses/license";
import { LICENSE_LIMITS } from "@creel/domain/licenses/new-license";
import { CalendarDate, parseDate } from "@internationalized/date";
import { t } from "@lingui/core/macro";
import { useState } from "react";

import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { changedPhoto } from "../../photos/choose/changed-photo.ts";
import { SinglePhotoField } from "../../photos/choose/single-photo-field.tsx";
import { useUser } from "../../session/auth.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Problem } from "../../ui/feedback/states.tsx";
import { DatePicker } from "../../ui/fields/date-picker.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { changeLicense, createLicense } from "../data/save-license.ts";
import { useLicenseChange } from "../data/use-license-change.ts";
import { type LicenseDraft, newDraft, type Refusals, refusalsOf, toSent } from "./license-draft.ts";
import { WatersField } from "./waters-field.tsx";

import * as styles from "./license-dialog.module.css";

interface EditLicenseProps {
  /** `null` for a new license. */
  license: License | null;
  /** The license that a new one continues; `null` for none. */
  after: License | null;
  onDelete?: () => void;
  onClose: () => void;
}

/** A license as it is printed: name, number, days, waters, and a photo of it. */
export function EditLicense(props: EditLicenseProps) {
  const { license, after, onClose } = props;
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={titleOf(license, after)} onClose={onClose} />
      <LicenseForm {...props} />
    </Dialog>
  );
}

function titleOf(license: License | null, after: License | null): string {
  if (license) return t`Edit license`;
  return after ? t`Renewed license` : t`Add a license`;
}

function LicenseForm({ license, after, onDelete, onClose }: EditLicenseProps) {
  const { firstName, lastName } = useUser();
  const [draft, setDraft] = useState(() =>
    newDraft({ license, after, ownName: `${firstName} ${lastName}`.trim() }),
  );
  const [isTried, setIsTried] = useState(false);
  const change: ChangeDraft = (part) => setDraft((before) => ({ ...before, ...part }));
  const { mutate, isPending, problem } = useLicenseChange({
    send: async (fields: ReturnType<typeof toSent>) => {
      const photo = await changedPhoto(license?.photo ?? null, draft.photo);
      if (license) return changeLicense(license, fields, photo);
      return createLicense({ id: draft.id, ...fields }, photo);
    },
    onDone: (saved) => {
      onClose();
      announceSaved(saved, t`License saved`);
    },
    failure: t`The license could not be saved. Please try again.`,
  });
  const fields = toSent(draft);
  const refusals = isTried ? refusalsOf(fields) : {};
  const save = () => {
    setIsTried(true);
    if (Object.keys(refusalsOf(fields)).length === 0) mutate(fields);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DialogBody className={styles.fields}>
        <LicenseFields draft={draft} change={change} refusals={refusals} />
        <Problem text={problem} />
      </DialogBody>
      <DialogFoot>
        {onDelete && (
          <Button look="danger" data-start onPress={onDelete}>
            {t`Delete`}
          </Button>
        )}
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save`}
        </Button>
      </DialogFoot>
    </form>
  );
}

type ChangeDraft = (part: Partial<LicenseDraft>) => void;

interface FieldsProps {
  draft: LicenseDraft;
  change: ChangeDraft;
  refusals: Refusals;
}

function LicenseFields({ draft, change, refusals }: FieldsProps) {
  return (
    <>
      <TextField
        label={t`Name`}
        placeholder={t`Resident angling, Minnesota`}
        autoFocus
        value={draft.name}
        onChange={(name) => change({ name })}
        error={refusals.name}
      />
      <SinglePhotoField
        label={t`Photo of the license`}
        photo={draft.photo}
        onChange={(photo) => change({ photo })}
      />
      <div className={styles.pair}>
        <TextField
          label={t({ message: "Number", context: "of a license" })}
          value={draft.number}
          onChange={(number) => change({ number })}
          error={refusals.number}
        />
        <TextField
          label={t`Name on it`}
          value={draft.holder}
          onChange={(holder) => change({ holder })}
          error={refusals.holder}
        />
      </div>
      <Validity draft={draft} change={change} refusals={refusals} />
      <WatersField waterIds={draft.waterIds} onChange={(waterIds) => change({ waterIds })} />
      <TextField
        label={t`Note`}
        placeholder={t`Anything else`}
        maxLength={LICENSE_LIMITS.note}
        value={draft.note}
        onChange={(note) => change({ note })}
        error={refusals.note}
      />
    </>
  );
}

const FIRST_DAY = new CalendarDate(1990, 1, 1);
const LAST_DAY = new CalendarDate(2100, 12, 31);

function Validity({ draft, change, refusals }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <DatePicker
        label={t`Valid from`}
        note={t`optional`}
        value={draft.validFrom === null ? null : parseDate(draft.validFrom)}
        onChange={(day) => change({ validFrom: day?.toString() ?? null })}
        min={FIRST_DAY}
        max={LAST_DAY}
        error={refusals.valid_from}
      />
      <DatePicker
        label={t`Valid to`}
        note={t`optional`}
        hint={t`Its last day`}
        value={draft.validTo === null ? null : parseDate(draft.validTo)}
        onChange={(day) => change({ validTo: day?.toString() ?? null })}
        min={FIRST_DAY}
        max={LAST_DAY}
        error={refusals.valid_to}
      />
    </div>
  );
}
