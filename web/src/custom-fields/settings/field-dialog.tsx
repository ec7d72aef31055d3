import {
  CUSTOM_FIELD_KINDS,
  CUSTOM_FIELD_SUBJECTS,
  type CustomField,
  type CustomFieldKind,
  type CustomFieldSubject,
} from "@creel/domain/custom-fields/custom-field";
import { CUSTOM_FIELD_LIMITS } from "@creel/domain/custom-fields/custom-field-limits";
import { newCustomFieldSchema } from "@creel/domain/custom-fields/new-custom-field";
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";

import { formResolver } from "../../i18n/form-resolver.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Segmented } from "../../ui/controls/segmented.tsx";
import { Notice } from "../../ui/feedback/states.tsx";
import { FieldTitle } from "../../ui/fields/field-title.tsx";
import { FormTextField } from "../../ui/fields/form-fields.tsx";
import { TextAreaField, TextField } from "../../ui/fields/text-field.tsx";
import { useSubmit } from "../../ui/fields/use-submit.ts";
import { DialogBody, DialogFoot } from "../../ui/overlays/dialog-parts.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { changeField, createField } from "../save-fields.ts";
import { KIND_NAMES, SUBJECT_NAMES } from "./describe-field.ts";
import { useFieldChange } from "./use-field-change.ts";

import * as styles from "./own-fields.module.css";

interface FieldDialogProps {
  /** `null` for a new field. */
  field: CustomField | null;
  onClose: () => void;
}

export function FieldDialog({ field, onClose }: FieldDialogProps) {
  const name = field?.name ?? "";
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title={field ? t`Edit ${name}` : t`Add a field`} onClose={onClose} />
      <FieldForm field={field} onClose={onClose} />
    </Dialog>
  );
}

const nameSchema = z.pick(newCustomFieldSchema, { name: true });

/** The values of the form besides the name. */
interface Traits {
  subject: CustomFieldSubject;
  kind: CustomFieldKind;
  unit: string;
  /** One choice per line. */
  choices: string;
}

function traitsOf(field: CustomField | null): Traits {
  if (!field) return { subject: "catch", kind: "text", unit: "", choices: "" };
  return {
    subject: field.subject,
    kind: field.kind,
    unit: field.unit ?? "",
    choices: field.choices.join("\n"),
  };
}

function readTraits({ kind, unit, choices }: Traits) {
  return {
    unit: kind === "number" ? unit.trim() || null : null,
    choices: kind === "choice" ? readChoices(choices) : [],
  };
}

function FieldForm({ field, onClose }: FieldDialogProps) {
  const [traits, setTraits] = useState(() => traitsOf(field));
  const [isTried, setIsTried] = useState(false);
  const { control, handleSubmit } = useForm<z.input<typeof nameSchema>>({
    resolver: formResolver(nameSchema),
    defaultValues: { name: field?.name ?? "" },
  });
  const { mutateAsync, problem } = useFieldChange({
    send: ({ name }: { name: string }) => {
      const values = { name, ...readTraits(traits) };
      return field
        ? changeField(field, values)
        : createField({ ...values, subject: traits.subject, kind: traits.kind });
    },
    onDone: onClose,
    failure: t`The field could not be saved. Please try again.`,
  });
  const refusal = traits.kind === "choice" ? choicesProblem(traits.choices) : undefined;
  const { isPending, onSubmit } = useSubmit(handleSubmit, async (values) => {
    setIsTried(true);
    if (refusal === undefined) await mutateAsync(values).catch(() => {});
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <DialogBody className={styles.fields}>
        <FormTextField control={control} name="name" label={t`Name`} autoFocus />
        {!field && <LastingTraits traits={traits} onChange={setTraits} />}
        <TraitFields traits={traits} onChange={setTraits} refusal={isTried ? refusal : undefined} />
        {problem !== null && <Notice tone="bad">{problem}</Notice>}
      </DialogBody>
      <DialogFoot>
        {field && <RemoveButton field={field} onClose={onClose} />}
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button type="submit" look="signal" isPending={isPending}>
          {isPending ? t`Saving...` : t`Save field`}
        </Button>
      </DialogFoot>
    </form>
  );
}

interface TraitFieldsProps {
  traits: Traits;
  onChange: (traits: Traits) => void;
  refusal: string | undefined;
}

/** The inputs that the kind needs. */
function TraitFields({ traits, onChange, refusal }: TraitFieldsProps) {
  switch (traits.kind) {
    case "number":
      return (
        <TextField
          label={t`Unit`}
          note={t`optional`}
          placeholder={t`ft, oz, °`}
          maxLength={CUSTOM_FIELD_LIMITS.unit}
          value={traits.unit}
          onChange={(unit) => onChange({ ...traits, unit })}
        />
      );
    case "choice":
      return (
        <TextAreaField
          label={t`Choices`}
          note={t`one per line`}
          rows={4}
          value={traits.choices}
          onChange={(choices) => onChange({ ...traits, choices })}
          error={refusal}
        />
      );
    case "text":
    case "yes_no":
      return null;
  }
}

/** Inputs for the traits that cannot change once the field is created. */
function LastingTraits({ traits, onChange }: Pick<TraitFieldsProps, "traits" | "onChange">) {
  return (
    <>
      <div>
        <FieldTitle aria-hidden>{t`Used on`}</FieldTitle>
        <Segmented
          label={t`Used on`}
          choices={CUSTOM_FIELD_SUBJECTS.map((id) => ({ id, label: i18n._(SUBJECT_NAMES[id]) }))}
          value={traits.subject}
          onChange={(subject) => onChange({ ...traits, subject })}
        />
      </div>
      <div>
        <FieldTitle aria-hidden>{t`Type`}</FieldTitle>
        <Segmented
          label={t`Type`}
          choices={CUSTOM_FIELD_KINDS.map((id) => ({ id, label: i18n._(KIND_NAMES[id]) }))}
          value={traits.kind}
          onChange={(kind) => onChange({ ...traits, kind })}
        />
      </div>
    </>
  );
}

function RemoveButton({ field, onClose }: { field: CustomField; onClose: () => void }) {
  const { mutate, isPending } = useFieldChange({
    send: () => changeField(field, { is_removed: true }),
    onDone: onClose,
    failure: t`The field could not be removed. Please try again.`,
    hasToast: true,
  });
  return (
    <Button look="danger" data-start isPending={isPending} onPress={() => mutate()}>
      {t`Remove`}
    </Button>
  );
}

/** Reads one choice per line and drops duplicates. */
function readChoices(text: string): string[] {
  const lines = text.split("\n").map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}

function choicesProblem(text: string): string | undefined {
  const choices = readChoices(text);
  const { choices: most, choice: letters } = CUSTOM_FIELD_LIMITS;
  if (choices.length === 0) return t`Add at least one choice`;
  if (choices.length > most) return t`No more than ${most} choices`;
  if (choices.some((choice) => choice.length > letters)) return t`Choices can be up to ${letters} characters`;
  return undefined;
}
