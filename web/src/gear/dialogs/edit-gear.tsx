import type { Gear } from "@creel/domain/gear/gear";
import { GEAR_LIMITS, GEAR_STATES, type GearKind, newGearSchema } from "@creel/domain/gear/new-gear";
import { LURES, OTHER_LURE } from "@creel/domain/lures/lures";
import { t } from "@lingui/core/macro";
import { Camera } from "lucide-react";
import { useState } from "react";
import { FileTrigger } from "react-aria-components";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { formResolver } from "../../i18n/form-resolver.ts";
import { announceSaved } from "../../outbox/sending/store-or-send.ts";
import type { FormPhoto } from "../../photos/choose/form-photo.ts";
import { PhotoPreview } from "../../photos/choose/photo-preview.tsx";
import { sortFiles } from "../../photos/choose/sort-files.ts";
import { compressPhoto } from "../../photos/compress-photo.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { TextAreaField, TextField } from "../../ui/fields/text-field.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { stateName } from "../data/gear-names.ts";
import { type ChangedPhoto, changeGear, createGear } from "../data/save-gear.ts";
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
      const photo = await changedPhoto(gear, draft.photo);
      const saved = gear
        ? changeGear(gear, fields, photo)
        : createGear({ kind, id: draft.id, ...fields }, photo);
      return { name, ...(await saved) };
    },
    onDone: ({ name, ...saved }) => {
      onClose();
      announceSaved(saved, t`${name} saved`);
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
      <PhotoField photo={draft.photo} onChange={(photo) => change({ photo })} />
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

/** Returns the change to the photo: `undefined` keeps it, `null` removes it. */
async function changedPhoto(gear: Gear | null, photo: FormPhoto | null): Promise<ChangedPhoto> {
  if (photo === null) return gear?.photo ? null : undefined;
  if (photo.kind === "stored") return undefined;
  return photo.state === "ready" ? photo.file : makeSmaller(photo.file);
}

/** Falls back to the original file, because the server may read formats that this browser cannot. */
async function makeSmaller(file: Blob): Promise<Blob> {
  return compressPhoto(file, () => {}).catch(() => file);
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

const IMAGES = ["image/*"];

interface PhotoFieldProps {
  photo: FormPhoto | null;
  onChange: (photo: FormPhoto | null) => void;
}

/** Edits the photo; a lure or a rod has at most one. */
function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (files: FileList | null) => {
    const { photos, refusals } = await sortFiles([...(files ?? [])].slice(0, 1));
    setProblem(refusals[0] ?? null);
    if (photos[0]) onChange(photos[0]);
  };
  return (
    <div role="group" aria-labelledby="gear-photo-label">
      <FieldTitle id="gear-photo-label">{t`Photo`}</FieldTitle>
      <div className={styles.ways}>
        {photo && <PhotoPreview photo={photo} />}
        <FileTrigger acceptedFileTypes={IMAGES} onSelect={(files) => void take(files)}>
          <Button>
            <Icon of={Camera} />
            {photo ? t`Change photo` : t`Add photo`}
          </Button>
        </FileTrigger>
        {photo && <Button look="quiet" onPress={() => onChange(null)}>{t`Remove photo`}</Button>}
      </div>
      <GearProblem text={problem} />
    </div>
  );
}
