import type { Gear } from "@creel/domain/gear/gear";
import { GEAR_LIMITS, GEAR_STATES, type GearKind, newGearSchema } from "@creel/domain/gear/new-gear";
import { LURES, OTHER_LURE } from "@creel/domain/lures/lures";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { formResolver } from "../../i18n/form-resolver.ts";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import { changedPhoto } from "../../photos/choose/changed-photo.ts";
import { SinglePhotoField } from "../../photos/choose/single-photo-field.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextAreaField, TextField } from "../../ui/fields/text-field.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { stateName } from "../data/gear-names.ts";
import { changeGear, createGear } from "../data/save-gear.ts";
import { useGearChange } from "../data/use-gear-change.ts";
import { FieldsEditor } from "./fields-editor.tsx";
import { type GearDraft, newDraft, toSent } from "./gear-draft.ts";
import { GearProblem } from "./gear-problem.tsx";
import { VariantsEditor } from "./variants-editor.tsx";

import * as styles from "./gear-dialog.module.css";

interface EditGearProps {
  /** Returns the display name of a lure type. */
  lureName: (lure: string) => string;
  kind: GearKind;
  /** `null` for a new item. */
  gear: Gear | null;
  onClose: () => void;
}

/** Edits a lure with its variants, or a rod with its fields. */
export function EditGear({ kind, gear, lureName, onClose }: EditGearProps) {
  const title = kind === "lure" ? (gear ? t`Edit lure` : t`New lure`) : gear ? t`Edit rod` : t`New rod`;
  return (
    <Dialog size="medium" onClose={onClose}>
      <DialogHead title={title} onClose={onClose} />
      <GearForm kind={kind} gear={gear} lureName={lureName} onClose={onClose} />
    </Dialog>
  );
}

const nameSchema = z.pick(newGearSchema, { name: true });

function GearForm({ kind, gear, lureName, onClose }: EditGearProps) {
  const [draft, setDraft] = useState<GearDraft>(() => newDraft(kind, gear));
  const change = (part: Partial<GearDraft>) => setDraft((before) => ({ ...before, ...part }));
  const { control, handleSubmit } = useForm({
    resolver: formResolver(nameSchema),
    defaultValues: { name: gear?.name ?? "" },
  });
  const { mutateAsync, problem } = useGearChange({
    send: async (name: string) => {
      const fields = { name, ...toSent(draft) };
      const photo = await changedPhoto(gear?.photo ?? null, draft.photo);
      const saved = gear
        ? changeGear(gear, fields, photo)
        : createGear({ kind, id: draft.id, ...fields }, photo);
      return { name, ...(await saved) };
    },
    onDone: ({ name, ...saved }) => {
      onClose();
      announceSaved(saved, t({ message: `${name} saved`, context: "a lure or rod" }));
    },
    failure: t`It could not be saved. Please try again.`,
  });
  const { isPending, onSubmit } = useSubmit(handleSubmit, async ({ name }) => {
    await mutateAsync(name).catch(() => {});
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogBody className={styles.fields}>
        <FormTextField
          control={control}
          name="name"
          label={t`Name`}
          placeholder={kind === "lure" ? t`Jig` : t`Medium spinning`}
          autoFocus
        />
        <DraftFields kind={kind} lureName={lureName} draft={draft} change={change} />
        <GearProblem text={problem} />
      </DialogBody>
      <DialogFoot>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save`}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface DraftFieldsProps extends Pick<EditGearProps, "kind" | "lureName"> {
  draft: GearDraft;
  change: (part: Partial<GearDraft>) => void;
}

function DraftFields({ kind, lureName, draft, change }: DraftFieldsProps) {
  return (
    <>
      {kind === "lure" ? (
        <>
          <VariantsEditor variants={draft.variants} onChange={(variants) => change({ variants })} />
          <LureTypeField
            lureName={lureName}
            value={draft.lureType}
            onChange={(lureType) => change({ lureType })}
          />
        </>
      ) : (
        <FieldsEditor fields={draft.fields} onChange={(fields) => change({ fields })} />
      )}
      <SinglePhotoField photo={draft.photo} onChange={(photo) => change({ photo })} />
      <TextField
        label={t`Brand`}
        note={t`optional`}
        maxLength={GEAR_LIMITS.name}
        value={draft.brand}
        onChange={(brand) => change({ brand })}
      />
      <Select
        label={t`Status`}
        isRequired
        options={GEAR_STATES}
        nameOf={(state) => stateName(GEAR_STATES.find((each) => each === state) ?? "in_use")}
        value={draft.state}
        onChange={(state) => change({ state: GEAR_STATES.find((each) => each === state) ?? "in_use" })}
      />
      <TextAreaField
        label={t`Notes`}
        note={t`optional`}
        rows={3}
        value={draft.note}
        onChange={(note) => change({ note })}
      />
    </>
  );
}

interface LureTypeFieldProps {
  lureName: (lure: string) => string;
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Chooses the `lure_type` of catches made with this lure. If none is chosen, they get the lure's name. */
function LureTypeField({ lureName, value, onChange }: LureTypeFieldProps) {
  const listed = LURES.filter((lure) => lure !== OTHER_LURE).map(({ name }) => name);
  const isListed = value === null || listed.some((name) => name === value);
  return (
    <Select
      label={t`Lure Type`}
      placeholder={t`Same as name`}
      options={isListed ? listed : [value, ...listed]}
      nameOf={lureName}
      value={value}
      onChange={onChange}
    />
  );
}
