import { plural, t } from "@lingui/core/macro";
import { Trash2 } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState, useCallback } from "react";
import {
  type Control,
  type FieldErrors,
  type Resolver,
  useForm,
  useFormState,
  useWatch,
  type UseFormReturn,
  useController,
} from "react-hook-form";

import type { SharedPhotos } from "../../../device/shared-photos.ts";
import type { OnProgress } from "../../../http/upload.ts";
import { photosProblem, type FormPhoto } from "../../../photos/choose/form-photo.ts";
import { type Photos, usePhotos } from "../../../photos/choose/use-photos.ts";
import type { ReadableStore } from "../../../store/create-store.ts";
import { useStore } from "../../../store/use-store.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Notice } from "../../../ui/feedback/states.tsx";
import { focusRefused } from "../../../ui/focus-refused.ts";
import { DialogBody, DialogFoot } from "../../../ui/overlays/dialog-parts.tsx";
import { DialogHead } from "../../../ui/overlays/dialog.tsx";
import { classNames } from "../../../ui/styles/class-names.ts";
import type { Units } from "../../../units/make-units.ts";
import { useUnits } from "../../../units/use-units.ts";
import { describeSaveFailure, photoRefusal } from "../../logbook/save-failure.ts";
import type { DraftKeeper, KeeperState } from "../draft/draft-keeper.ts";
import { withLengthsInNotes } from "../values/alike-lengths.ts";
import { type CatchProblems, findProblems } from "../values/catch-problems.ts";
import type { CatchValues } from "../values/catch-values.ts";
import { useAutofill } from "./autofill/use-autofill.ts";
import { CatchFormSections } from "./catch-form-sections.tsx";
import type { PlaceWish } from "./place/use-place-finder.ts";
import { type InsteadOfSaving, useLineForm } from "./quick-entry/line-form.ts";
import { type Rules, type Stage, useCatchSubmit } from "./use-catch-submit.ts";
import { useSharedPhotos } from "./use-shared-photos.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./catch-form.module.css";

interface CatchFormProps {
  title: string;
  /** Set in the admin area, where the catch may be another angler's. */
  owner?: string | null | undefined;
  saveLabel: string;
  /** Holds the initial values and stores what is typed. */
  keeper: DraftKeeper;
  offer: ReactNode;
  isTimeOptional: boolean;
  /** The time zone of the date and the time, unless a photo's is used instead. */
  timeZone: string;
  wish?: PlaceWish;
  /** Photos from another app, to add at once. */
  shared?: SharedPhotos | undefined;
  /** If it throws, the form stays open with everything in it. */
  onSave: (values: CatchValues, saving: FormSaving) => Promise<void>;
  onCancel: () => void;
  onClose: () => void;
  /** Called when the line is logged elsewhere. Nothing in the form is stored. */
  onElsewhere?: () => void;
  /** Absent for a new catch. */
  onDelete?: () => void;
}

interface FormSaving {
  onProgress: OnProgress;
  announceStored: () => Promise<void>;
  /** Whether the server may fill in conditions later. */
  mayAutofillLater: boolean;
}

export function CatchForm({ title, owner, saveLabel, keeper, onSave, ...props }: CatchFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const rules = useRules(props.isTimeOptional, keeper);
  const [uploaded, setUploaded] = useState<number | null>(null);
  const fields = useCatchFields(keeper, rules);
  const form = useRef<HTMLFormElement>(null);
  useDraft({ keeper, subscribe: fields.subscribe, units: rules.units });
  const line = useLineForm(fields, props.onElsewhere);
  const [submit, stage] = useCatchSubmit({ fields, rules, save });
  const photos = useFormPhotos(fields);
  useSharedPhotos({ shared: props.shared, photos, keeper });
  const timeZone = useWatch({ control: fields.control, name: "timeZone" }) ?? props.timeZone;
  const autofill = useAutofill({ fields, form, keeper, timeZone });

  async function save(announceStored: () => Promise<void>): Promise<void> {
    const { autofiller } = autofill;
    setFailure(null);
    autofiller.settle();
    // The photos may still be compressing.
    await photos.settle();
    const settled = fields.getValues();
    const problem = photosProblem(settled.photos);
    if (problem !== undefined) return fields.setError("photos", { type: "problem", message: problem });
    try {
      const { mayAutofillLater } = autofiller;
      await onSave(settled, { onProgress: setUploaded, announceStored, mayAutofillLater });
    } catch (error) {
      setFailure(describeSaveFailure(error));
      const refusal = photoRefusal(error);
      if (refusal !== undefined) fields.setError("photos", { type: "problem", message: refusal });
    } finally {
      setUploaded(null);
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogHead title={title} note={<HeadNote owner={owner} keeper={keeper} />} onClose={props.onClose} />
      <DialogBody className={styles.body}>
        {owner && <p className={classNames(styles.owner, utilities.onlyPhone)}>{owner}</p>}
        {props.offer}
        <CatchFormSections
          control={fields.control}
          photos={photos}
          timeZone={timeZone}
          isShared={props.shared !== undefined}
          wish={props.wish}
          keeper={keeper}
          autofill={autofill}
          isTimeOptional={props.isTimeOptional}
          line={line}
        />
      </DialogBody>
      {uploaded !== null && <UploadProgress share={uploaded} />}
      {failure && <SaveFailed reason={failure} keeper={keeper} />}
      <FormFoot {...props} {...{ saveLabel, stage, line }} control={fields.control} />
      <FocusOnFirstError form={form} control={fields.control} />
    </form>
  );
}

function useCatchFields(keeper: DraftKeeper, rules: Rules): UseFormReturn<CatchValues> {
  const [initial] = useState(keeper.draft.values);
  return useForm<CatchValues>({
    defaultValues: initial,
    resolver: resolverFor(rules),
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
}

function useRules(isTimeOptional: boolean, { draft }: DraftKeeper): Rules {
  return { isTimeOptional, isPlaceOptional: draft.base?.latitude === null, units: useUnits() };
}

function HeadNote({ owner, keeper }: Pick<CatchFormProps, "owner" | "keeper">) {
  return owner ? <span className={utilities.onlyDesk}>{owner}</span> : <DraftNote keeper={keeper} />;
}

interface FormFootProps extends Pick<CatchFormProps, "saveLabel" | "onCancel" | "onDelete"> {
  control: Control<CatchValues>;
  stage: ReadableStore<Stage>;
  line: { instead: ReadableStore<InsteadOfSaving | null> };
}

function FormFoot({ control, saveLabel, stage, line, onCancel, onDelete }: FormFootProps) {
  const reached = useStore(stage);
  const other = useStore(line.instead);
  const howMany = useWatch({ control, name: "howMany" }) ?? 1;
  const typing =
    howMany > 1 ? t`${plural(howMany, { one: "Save # Catch", other: "Save # Catches" })}` : saveLabel;
  const labels = { typing, saving: t`Saving...`, kept: t`Saved on this phone` };
  return (
    <DialogFoot className={styles.foot}>
      {onDelete && (
        <Button look="danger" className={styles.erase} data-start aria-label={t`Delete`} onPress={onDelete}>
          <Icon of={Trash2} isSmall />
          <span className={utilities.onlyDesk}>{t`Delete`}</span>
        </Button>
      )}
      <Button onPress={onCancel}>{t`Cancel`}</Button>
      {other ? (
        <Button look="signal" className={styles.save} onPress={other.press}>
          {other.label}
        </Button>
      ) : (
        <Button type="submit" look="signal" className={styles.save} isPending={reached !== "typing"}>
          {labels[reached]}
        </Button>
      )}
    </DialogFoot>
  );
}

function resolverFor(rules: Rules): Resolver<CatchValues> {
  return (values) => {
    const problems = findProblems(values, rules);
    const hasProblems = Object.keys(problems).length > 0;
    return hasProblems ? { values: {}, errors: toFieldErrors(problems) } : { values, errors: {} };
  };
}

function toFieldErrors(problems: CatchProblems): FieldErrors<CatchValues> {
  const entries = Object.entries(problems).map(([name, message]) => [name, { type: "problem", message }]);
  return Object.fromEntries(entries);
}

const FOCUSABLE = "input, button, textarea, [tabindex='0']";
/** Matches an empty segment of a date or time field. */
const EMPTY_PART = "[data-placeholder][tabindex='0']";

interface FocusOnFirstErrorProps {
  form: RefObject<HTMLFormElement | null>;
  control: Control<CatchValues>;
}

function FocusOnFirstError({ form, control }: FocusOnFirstErrorProps): null {
  const { submitCount } = useFormState({ control });
  useEffect(() => {
    if (submitCount === 0) return;
    const invalid = form.current?.querySelector("[data-invalid]");
    const field =
      invalid?.querySelector<HTMLElement>(EMPTY_PART) ?? invalid?.querySelector<HTMLElement>(FOCUSABLE);
    if (field) focusRefused(field);
    // The error of a tall field may be out of sight.
    invalid?.querySelector("[slot=errorMessage]")?.scrollIntoView({ block: "nearest" });
  }, [form, submitCount]);
  return null;
}

function DraftNote({ keeper }: { keeper: DraftKeeper }) {
  const state = useStore(keeper.store);
  return <span role="status">{describe(state)}</span>;
}

function describe({ isStored, hasFailed, lacksPhotos }: KeeperState): string | null {
  if (hasFailed) return t`Draft could not be saved on this device`;
  if (!isStored) return null;
  return lacksPhotos ? t`Draft saved without some photos` : t`Draft saved`;
}

interface FormOfDraft {
  keeper: DraftKeeper;
  units: Units;
  subscribe: UseFormReturn<CatchValues>["subscribe"];
}

function useDraft({ keeper, subscribe, units }: FormOfDraft): void {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keeper.change(withLengthsInNotes(values, units)),
      }),
    [keeper, subscribe, units],
  );
}

type Form = Pick<UseFormReturn<CatchValues>, "control" | "getValues" | "setValue" | "clearErrors">;

/** Removes the error about the photos once they are valid. */
function useFormPhotos({ control, getValues, setValue, clearErrors }: Form): Photos {
  const { field } = useController({ control, name: "photos" });
  const update = useCallback(
    (change: (was: readonly FormPhoto[]) => FormPhoto[]) => {
      // Several photos become ready at once, so each change applies to the latest value.
      const photos = change(getValues("photos"));
      setValue("photos", photos, { shouldDirty: true });
      if (photosProblem(photos) === undefined) clearErrors("photos");
    },
    [getValues, setValue, clearErrors],
  );
  return usePhotos(field.value, update);
}

interface SaveFailedProps {
  reason: string;
  keeper: DraftKeeper;
}

function SaveFailed({ reason, keeper }: SaveFailedProps) {
  const { isStored } = useStore(keeper.store);
  return (
    <Notice tone="bad">
      {reason}
      {isStored && ` ${t`What you typed is saved on this device.`}`}
    </Notice>
  );
}

/** `share` is from 0 to 1; at 1 the server processes the photos. */
function UploadProgress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  const label = percent < 100 ? t`Uploading photos` : t`Uploaded. Creel is saving them.`;
  return (
    <div className={styles.root}>
      <span role="status">{label}</span>
      <ProgressBar percent={percent} label={label} />
    </div>
  );
}
