import "./catch-form.css";
import { Trash2 } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";

import { Button } from "../../ui/button.tsx";
import { DialogHead } from "../../ui/dialog.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/states.tsx";
import { useUnits } from "../../units/use-units.ts";
import { type CatchProblems, findProblems } from "../catch-problems.ts";
import type { CatchValues } from "../catch-values.ts";
import type { DraftKeeper } from "../draft/draft-keeper.ts";
import { DraftNote } from "../draft/draft-note.tsx";
import { useDraft } from "../draft/use-draft.ts";
import { describeSaveFailure } from "../save-failure.ts";
import { CatchFormSections } from "./catch-form-sections.tsx";

interface CatchFormProps {
  title: string;
  /** The words of the button that saves. */
  saveLabel: string;
  /** Has what the form begins with, and keeps what is typed into it. */
  keeper: DraftKeeper;
  /** What was not saved the last time. */
  offer: ReactNode;
  isTimeOptional: boolean;
  /** Takes the place from the device at once. */
  isLocating?: boolean;
  /** Saves what the form holds; a failure keeps it open with everything in it. */
  onSave: (values: CatchValues) => Promise<void>;
  onCancel: () => void;
  onClose: () => void;
  /** Absent for a catch that is not there yet. */
  onDelete?: () => void;
}

export function CatchForm({ title, saveLabel, keeper, onSave, ...props }: CatchFormProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const units = useUnits();
  const [initial] = useState(keeper.draft.values);
  const { control, handleSubmit, formState, subscribe } = useForm<CatchValues>({
    defaultValues: initial,
    resolver: resolverFor({ isTimeOptional: props.isTimeOptional, units }),
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const form = useRef<HTMLFormElement>(null);
  const { errors, isSubmitting, submitCount } = formState;
  useFocusOnFirstError(form, submitCount);
  useDraft({ keeper, subscribe, form });
  const submit = useOneAtATime(handleSubmit(save));

  async function save(values: CatchValues): Promise<void> {
    setFailure(null);
    try {
      await onSave(values);
    } catch (error) {
      setFailure(describeSaveFailure(error));
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <DialogHead title={title} note={<DraftNote keeper={keeper} />} onClose={props.onClose} />
      <div className="dialog-body">
        {props.offer}
        <CatchFormSections control={control} isLocating={props.isLocating ?? false} />
        <p className="visually-hidden" role="alert">
          {firstProblem(errors)}
        </p>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className="dialog-foot catch-form-foot">
        {props.onDelete && (
          <Button
            look="danger"
            className="catch-form-delete dialog-foot-start"
            aria-label="Delete"
            onPress={props.onDelete}
          >
            <Icon of={Trash2} isSmall />
            <span className="only-desk">Delete</span>
          </Button>
        )}
        <Button className={props.onDelete ? "" : "catch-form-cancel"} onPress={props.onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="signal" className="catch-form-save" isPending={isSubmitting}>
          {isSubmitting ? "Saving..." : saveLabel}
        </Button>
      </div>
    </form>
  );
}

/** What is submitted while it still runs, by a second click or Enter, is not submitted again. */
function useOneAtATime(submit: (event: FormEvent) => Promise<void>): (event: FormEvent) => void {
  const isRunning = useRef(false);
  return (event) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    void submit(event).finally(() => {
      isRunning.current = false;
    });
  };
}

function resolverFor(rules: Parameters<typeof findProblems>[1]): Resolver<CatchValues> {
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

/** Read out at once; the field itself says it to the eye. */
function firstProblem(errors: FieldErrors<CatchValues>): string {
  const [first] = Object.values(errors);
  return typeof first?.message === "string" ? first.message : "";
}

const FOCUSABLE = "input, button, textarea, [tabindex='0']";

/** A refused save takes the focus to what has to be mended. */
function useFocusOnFirstError(form: React.RefObject<HTMLFormElement | null>, submitCount: number): void {
  useEffect(() => {
    if (submitCount === 0) return;
    const invalid = form.current?.querySelector("[data-invalid]");
    const control = invalid?.querySelector<HTMLElement>(FOCUSABLE);
    control?.focus();
  }, [form, submitCount]);
}
